import { secondsOf } from '../../core/clock.js';
import type Stripe from 'stripe';
import type * as records from './payment-records.js';
import type { PaymentsPort, ProviderEvent } from './payments.js';
import { ForgedEventError } from './provider-error.js';
import * as answers from './stripe-answers.js';
import { CURRENCY } from './stripe-client.js';
import { eventOf } from './stripe-events.js';
import { failureCodeOf, isCardError, isMissing, isPastState, isRefundRefused } from './stripe-failures.js';
import { StripePayees } from './stripe-payees.js';

const EVENT_TOLERANCE_S = 300;
const MAX_LISTED = 100;
const WITH_CARD = { expand: ['payment_method', 'latest_charge'] };

/** The one adapter of the payments port: the official library, against Stripe or our sandbox. */
export class StripePayments extends StripePayees implements PaymentsPort {
  async createCustomer({ userId, email, ...call }: records.NewCustomer): Promise<records.CustomerState> {
    const customer = await this.request(() => this.stripe.customers.create({ email, metadata: { userId } }, call));
    return { ref: customer.id };
  }

  async deleteCustomer(customerRef: string): Promise<void> {
    await this.request(() => this.stripe.customers.del(customerRef).catch(unless(isMissing)));
  }

  async saveMethod({ customerRef, methodRef, returnUrl, ...call }: records.NewSetup): Promise<records.SetupState> {
    const setup = await this.request(() =>
      this.stripe.setupIntents
        .create(
          {
            customer: customerRef,
            payment_method: methodRef,
            allowed_payment_method_types: ['card'],
            usage: 'off_session',
            confirm: true,
            return_url: returnUrl,
          },
          call,
        )
        .catch((error: unknown) => {
          if (isCardError(error) && error.setup_intent) return error.setup_intent as unknown as Stripe.SetupIntent;
          throw error;
        }),
    );
    return answers.setupOf(setup);
  }

  async retrieveSetup(setupRef: string): Promise<records.SetupState> {
    return answers.setupOf(await this.request(() => this.stripe.setupIntents.retrieve(setupRef)));
  }

  async retrieveMethod(methodRef: string): Promise<records.MethodState | null> {
    const method = await this.request(() => this.stripe.paymentMethods.retrieve(methodRef).catch(unless(isMissing)));
    return method ? answers.methodOf(method) : null;
  }

  async listMethods(customer: string): Promise<readonly records.MethodState[]> {
    const { data } = await this.request(() =>
      this.stripe.paymentMethods.list({ customer, type: 'card', limit: MAX_LISTED }),
    );
    return data.flatMap((method) => answers.methodOf(method) ?? []);
  }

  async attachMethod(methodRef: string, customer: string): Promise<records.MethodState> {
    const method = answers.methodOf(
      await this.request(() => this.stripe.paymentMethods.attach(methodRef, { customer })),
    );
    if (!method) throw new Error(`${methodRef} is no card`);
    return method;
  }

  async detachMethod(methodRef: string): Promise<void> {
    const method = await this.retrieveMethod(methodRef);
    if (method?.customerRef) await this.request(() => this.stripe.paymentMethods.detach(methodRef));
  }

  async createPayment(payment: records.NewPayment): Promise<records.PaymentState> {
    const { idempotencyKey, description } = payment;
    const intent = await this.request(() =>
      this.stripe.paymentIntents.create(
        {
          amount: payment.amountCents,
          currency: CURRENCY,
          customer: payment.customerRef,
          payment_method: payment.methodRef,
          allowed_payment_method_types: ['card'],
          capture_method: payment.capture,
          description,
          metadata: { bookingReference: description },
          ...(payment.savesMethod && { setup_future_usage: 'off_session' as const }),
          ...WITH_CARD,
        },
        { idempotencyKey },
      ),
    );
    return answers.paymentOf(intent);
  }

  confirmPayment(ref: string, { methodRef, returnUrl, ...call }: records.Confirmation): Promise<records.PaymentState> {
    return this.move(ref, () =>
      this.stripe.paymentIntents.confirm(ref, { payment_method: methodRef, return_url: returnUrl, ...WITH_CARD }, call),
    );
  }

  chargeOffSession(ref: string, { methodRef, ...call }: records.OffSessionCharge): Promise<records.PaymentState> {
    return this.move(ref, () =>
      this.stripe.paymentIntents.confirm(ref, { payment_method: methodRef, off_session: true, ...WITH_CARD }, call),
    );
  }

  async retrievePayment(ref: string): Promise<records.PaymentState> {
    return answers.paymentOf(await this.request(() => this.stripe.paymentIntents.retrieve(ref, WITH_CARD)));
  }

  capturePayment(ref: string, { idempotencyKey }: records.RepeatableCall): Promise<records.PaymentState> {
    return this.move(ref, () => this.stripe.paymentIntents.capture(ref, WITH_CARD, { idempotencyKey }));
  }

  voidPayment(ref: string, { idempotencyKey }: records.RepeatableCall): Promise<records.PaymentState> {
    return this.move(ref, () => this.stripe.paymentIntents.cancel(ref, WITH_CARD, { idempotencyKey }));
  }

  async refund({ paymentRef, amountCents, ...call }: records.NewRefund): Promise<records.RefundState> {
    return this.request(() =>
      this.stripe.refunds
        .create({ payment_intent: paymentRef, amount: amountCents, metadata: { key: call.idempotencyKey } }, call)
        .then(answers.refundOf, (error: unknown): records.RefundState => {
          if (!isRefundRefused(error)) throw error;
          return { ref: null, status: 'failed', failureCode: failureCodeOf(error) };
        }),
    );
  }

  async findRefund({
    paymentRef,
    idempotencyKey,
  }: Pick<records.NewRefund, 'paymentRef' | 'idempotencyKey'>): Promise<records.RefundState | null> {
    const { data } = await this.request(() =>
      this.stripe.refunds.list({ payment_intent: paymentRef, limit: MAX_LISTED }),
    );
    const made = data.find(({ metadata }) => metadata?.['key'] === idempotencyKey);
    return made ? answers.refundOf(made) : null;
  }

  async retrieveRefund(refundRef: string): Promise<records.RefundState> {
    return answers.refundOf(await this.request(() => this.stripe.refunds.retrieve(refundRef)));
  }

  readEvent(rawBody: Buffer, signature: string): ProviderEvent {
    const { webhookSecret: secret, clock } = this.connection;
    const { webhooks } = this.stripe;
    try {
      return eventOf(
        webhooks.constructEvent(
          rawBody,
          signature,
          secret,
          EVENT_TOLERANCE_S,
          undefined,
          secondsOf(clock.now()) * 1000,
        ),
      );
    } catch (error) {
      throw new ForgedEventError('the webhook was not signed by the payment provider', { cause: error });
    }
  }

  /** A call that moves a payment; a declined card, or a payment already past it, returns the current state. */
  private async move(ref: string, call: () => Promise<Stripe.PaymentIntent>): Promise<records.PaymentState> {
    const intent = await this.request(() =>
      call().catch((error: unknown) => {
        if (isCardError(error) || isPastState(error)) return this.stripe.paymentIntents.retrieve(ref, WITH_CARD);
        throw error;
      }),
    );
    return answers.paymentOf(intent);
  }
}

/** Returns null for errors that are meaningless here. */
function unless(isHarmless: (error: unknown) => boolean): (error: unknown) => null {
  return (error) => {
    if (isHarmless(error)) return null;
    throw error;
  };
}
