import { PaymentStatus } from '../../../features/bookings/booking.enums.js';
import type { SandboxIntentStatus } from '../../../ports/sandbox/sandbox-intent.entity.js';
import type { CardBehaviour } from '../../../ports/sandbox/sandbox-cards.js';
import { insertRows, type SeedRow, type SeedTransaction } from '../insert-rows.js';
import type { DemoPayment } from '../make-booking-history.js';
import type { DemoBooking } from '../make-booking.js';
import type { refundRow } from '../make-refund.js';

const INTENT_STATUS: Partial<Record<PaymentStatus, SandboxIntentStatus>> = {
  [PaymentStatus.AUTHORIZED]: 'requires_capture',
  [PaymentStatus.CAPTURED]: 'succeeded',
  [PaymentStatus.FAILED]: 'failed',
};

/** A charge with its booking. */
export interface Charge {
  readonly payment: DemoPayment;
  readonly booking: DemoBooking['booking'];
}

const PROVIDER = 'sandbox';

const customerOf = (userId: string): string => `cus_demo_${userId.replaceAll('-', '')}`;

/**
 * The sandbox provider's records of the charges: cards, intents and balance transactions. `late`: the bookings whose renter's card has no
 * funds.
 */
export async function insertSandboxBook(
  tx: SeedTransaction,
  made: readonly Charge[],
  late: ReadonlySet<string>,
): Promise<void> {
  const empty = new Set(
    made.flatMap(({ payment, booking }) => (late.has(booking.id) ? [payment.paymentMethodRef] : [])),
  );
  const methods = new Map(
    made.map(({ payment }) => [
      payment.paymentMethodRef,
      {
        id: payment.paymentMethodRef,
        customerId: payment.methodLast4 === '0002' ? null : customerOf(payment.renterId),
        brand: payment.methodBrand,
        last4: payment.methodLast4,
        expMonth: 12,
        expYear: 2031,
        behaviour: behaviourOf(payment, empty),
      },
    ]),
  );
  await insertRows(tx, 'SandboxPaymentMethod', [...methods.values()]);
  const intents = made.flatMap(({ payment, booking }): SeedRow<'SandboxIntent'>[] => {
    if (payment.providerRef === null) return [];
    const status = INTENT_STATUS[payment.status] ?? 'canceled';
    return [
      {
        id: payment.providerRef,
        idempotencyKey: payment.idempotencyKey,
        paymentMethodId: payment.paymentMethodRef,
        amountCents: payment.totalCents,
        capturedCents: status === 'succeeded' ? payment.totalCents : 0,
        status,
        failureCode: payment.failureCode,
        metadata: { bookingReference: booking.reference },
        customerId: customerOf(payment.renterId),
        savesMethod: true,
        authorizedAt: payment.authorizedAt,
      },
    ];
  });
  await insertRows(tx, 'SandboxIntent', intents);
  await insertRows(
    tx,
    'SandboxBalanceEntry',
    made.flatMap(({ payment }): SeedRow<'SandboxBalanceEntry'>[] =>
      payment.providerRef === null || payment.capturedAt === null
        ? []
        : [
            {
              id: `txn_${payment.providerRef}`,
              accountId: null,
              type: 'charge',
              amountCents: payment.totalCents,
              source: { id: `ch_${payment.providerRef}`, object: 'charge', payment_intent: payment.providerRef },
              createdAt: payment.capturedAt,
            },
          ],
    ),
  );
}

function behaviourOf({ methodLast4, paymentMethodRef }: DemoPayment, empty: ReadonlySet<string>): CardBehaviour {
  if (methodLast4 === '0002') return 'declined';
  return empty.has(paymentMethodRef) ? 'insufficient_funds' : 'works';
}

/** Refunds of the provider. */
export async function insertSandboxRefunds(
  tx: SeedTransaction,
  refunds: readonly NonNullable<ReturnType<typeof refundRow>>[],
): Promise<void> {
  await insertRows(
    tx,
    'SandboxRefund',
    refunds.map((refund) => ({
      id: refund.providerRef,
      idempotencyKey: refund.idempotencyKey,
      intentId: `pi_demo_${refund.paymentId}`,
      amountCents: refund.totalCents,
    })),
  );
  await insertRows(
    tx,
    'SandboxBalanceEntry',
    refunds.map(({ providerRef: id, totalCents, completedAt }) => ({
      id: `txn_${id}`,
      accountId: null,
      type: 'refund',
      amountCents: -totalCents,
      source: { id, object: 'refund' },
      createdAt: completedAt,
    })),
  );
}

/** The customers of the provider and their saved cards. */
export async function insertCards(tx: SeedTransaction, made: readonly Charge[]): Promise<void> {
  const renters = new Map(made.map(({ payment }) => [payment.renterId, payment]));
  await insertRows(
    tx,
    'SandboxObject',
    [...renters.keys()].map((userId) => ({
      id: customerOf(userId),
      kind: 'customer' as const,
      accountId: null,
      body: { email: null, metadata: { userId } },
    })),
  );
  await insertRows(
    tx,
    'PaymentCustomer',
    [...renters.keys()].map((userId) => ({
      userId,
      provider: PROVIDER,
      ref: customerOf(userId),
      idempotencyKey: `customer:${userId}`,
    })),
  );
  const paid = made.filter(({ payment }) => payment.methodLast4 !== '0002');
  const cards = new Map(paid.map(({ payment }) => [payment.paymentMethodRef, payment]));
  await insertRows(
    tx,
    'PaymentMethod',
    [...cards].map(([ref, { renterId, methodBrand, methodLast4, createdAt }]) => ({
      userId: renterId,
      provider: PROVIDER,
      ref,
      customerRef: customerOf(renterId),
      brand: methodBrand,
      last4: methodLast4,
      expMonth: 12,
      expYear: 2031,
      fingerprint: `${methodBrand}${methodLast4}122031`,
      isDefault: true,
      createdAt,
    })),
  );
}
