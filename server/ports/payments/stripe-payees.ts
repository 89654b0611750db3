import { secondsOf } from '../../core/clock.js';
import type * as payee from './payee-records.js';
import * as answers from './stripe-answers.js';
import { CURRENCY, StripeClient } from './stripe-client.js';

const PAGE = 100;

/** Calls about payees: accounts, transfers, payouts, and the balance and disputes beside them. */
export abstract class StripePayees extends StripeClient {
  async transfer(request: payee.NewTransfer): Promise<payee.TransferState> {
    const { accountRef, amountCents, sourcePaymentRef, description, idempotencyKey } = request;
    const charge = sourcePaymentRef === null ? null : await this.chargeOf(sourcePaymentRef);
    const transfer = await this.request(() =>
      this.stripe.transfers.create(
        {
          amount: amountCents,
          currency: CURRENCY,
          destination: accountRef,
          description,
          metadata: { key: idempotencyKey },
          ...(charge && { source_transaction: charge }),
        },
        { idempotencyKey },
      ),
    );
    return answers.transferOf(transfer);
  }

  async reverseTransfer({ transferRef, amountCents, ...call }: payee.NewReversal): Promise<payee.TransferState> {
    await this.request(() => this.stripe.transfers.createReversal(transferRef, { amount: amountCents }, call));
    return this.retrieveTransfer(transferRef);
  }

  async findTransfer({
    accountRef,
    idempotencyKey,
  }: Pick<payee.NewTransfer, 'accountRef' | 'idempotencyKey'>): Promise<payee.TransferState | null> {
    const { data } = await this.request(() => this.stripe.transfers.list({ destination: accountRef, limit: PAGE }));
    const made = data.find(({ metadata }) => metadata['key'] === idempotencyKey);
    return made ? answers.transferOf(made) : null;
  }

  async retrieveTransfer(transferRef: string): Promise<payee.TransferState> {
    return answers.transferOf(await this.request(() => this.stripe.transfers.retrieve(transferRef)));
  }

  async createAccount({ userId, email, kind, ...call }: payee.NewAccount): Promise<payee.AccountState> {
    const account = await this.request(() =>
      this.stripe.accounts.create(
        {
          country: 'ES',
          email,
          business_type: kind,
          default_currency: CURRENCY,
          // We decide when money is paid out; Stripe collects and stores what the law requires.
          controller: {
            fees: { payer: 'application' },
            losses: { payments: 'application' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'express' },
          },
          capabilities: { transfers: { requested: true } },
          settings: { payouts: { schedule: { interval: 'manual' } } },
          metadata: { userId },
        },
        call,
      ),
    );
    return answers.accountOf(account);
  }

  async createOnboardingLink(account: string, urls: payee.OnboardingUrls): Promise<{ readonly url: string }> {
    const { url } = await this.request(() =>
      this.stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        return_url: urls.returnUrl,
        refresh_url: urls.refreshUrl,
      }),
    );
    return { url };
  }

  async retrieveAccount(accountRef: string): Promise<payee.AccountState> {
    return answers.accountOf(await this.request(() => this.stripe.accounts.retrieve(accountRef)));
  }

  async payOut({ accountRef, amountCents, statementText, ...call }: payee.NewPayout): Promise<payee.PayoutState> {
    const payout = await this.request(() =>
      this.stripe.payouts.create(
        {
          amount: amountCents,
          currency: CURRENCY,
          statement_descriptor: statementText,
          metadata: { key: call.idempotencyKey },
        },
        { ...call, stripeAccount: accountRef },
      ),
    );
    return answers.payoutOf(payout, accountRef);
  }

  async findPayout({
    accountRef,
    idempotencyKey,
  }: Pick<payee.NewPayout, 'accountRef' | 'idempotencyKey'>): Promise<payee.PayoutState | null> {
    const { data } = await this.request(() => this.stripe.payouts.list({ limit: PAGE }, { stripeAccount: accountRef }));
    const made = data.find(({ metadata }) => metadata?.['key'] === idempotencyKey);
    return made ? answers.payoutOf(made, accountRef) : null;
  }

  async retrievePayout(accountRef: string, payoutRef: string): Promise<payee.PayoutState> {
    const payout = await this.request(() => this.stripe.payouts.retrieve(payoutRef, {}, { stripeAccount: accountRef }));
    return answers.payoutOf(payout, accountRef);
  }

  async listBalance({ accountRef, from, to, after }: payee.BalanceRequest): Promise<payee.BalancePage> {
    const { data, has_more: hasMore } = await this.request(() =>
      this.stripe.balanceTransactions.list(
        {
          created: { gte: secondsOf(from), lt: secondsOf(to) },
          limit: PAGE,
          expand: ['data.source'],
          ...(after !== null && { starting_after: after }),
        },
        accountRef === null ? {} : { stripeAccount: accountRef },
      ),
    );
    return { entries: data.map(answers.balanceEntryOf), next: hasMore ? (data.at(-1)?.id ?? null) : null };
  }

  async retrieveDispute(disputeRef: string): Promise<payee.DisputeState> {
    return answers.disputeOf(await this.request(() => this.stripe.disputes.retrieve(disputeRef)));
  }

  async answerDispute(disputeRef: string, answer: payee.DisputeAnswer): Promise<payee.DisputeState> {
    const dispute = await this.request(() =>
      this.stripe.disputes.update(
        disputeRef,
        {
          submit: true,
          evidence: {
            product_description: answer.productDescription,
            cancellation_policy_disclosure: answer.cancellationPolicy,
            access_activity_log: answer.accessLog,
            uncategorized_text: answer.acceptances,
          },
        },
        { idempotencyKey: answer.idempotencyKey },
      ),
    );
    return answers.disputeOf(dispute);
  }

  private async chargeOf(paymentRef: string): Promise<string | null> {
    const { latest_charge: charge } = await this.request(() => this.stripe.paymentIntents.retrieve(paymentRef));
    return answers.idOf(charge);
  }
}
