import { PaymentStatus } from '../../features/bookings/booking-types.js';
import { chargeEntries, type LedgerEntry } from '../../features/bookings/payments/ledger.js';
import type { SandboxIntentStatus } from '../../ports/sandbox-intent.entity.js';
import { insertRows, type SeedRow, type SeedTransaction } from './insert-rows.js';
import type { DemoPayment } from './make-booking-history.js';
import type { DemoBooking } from './make-booking.js';
import { hostFeePosting, refundPosting, refundRow } from './make-refund.js';
import type { Random } from './random.js';

const INTENT_STATUS: Partial<Record<PaymentStatus, SandboxIntentStatus>> = {
  [PaymentStatus.AUTHORIZED]: 'requires_capture',
  [PaymentStatus.CAPTURED]: 'succeeded',
  [PaymentStatus.REFUNDED]: 'succeeded',
  [PaymentStatus.PARTIALLY_REFUNDED]: 'succeeded',
  [PaymentStatus.FAILED]: 'failed',
};

/** A charge and the booking it is of. */
interface Charge {
  readonly payment: DemoPayment;
  readonly booking: DemoBooking['booking'];
}

/** Bookings with their history, their charges, our book of the money and the sandbox provider's own. */
export async function insertBookings(tx: SeedTransaction, random: Random, made: readonly DemoBooking[]): Promise<void> {
  await insertRows(
    tx,
    'Booking',
    made.map(({ booking }) => booking),
  );
  await insertRows(
    tx,
    'BookingEvent',
    made.flatMap(({ history }) => history),
  );
  const paid = made.flatMap(({ booking, payments }) => payments.map((payment): Charge => ({ payment, booking })));
  await insertRows(
    tx,
    'Payment',
    paid.map(({ payment }) => payment),
  );
  await insertSandboxBook(tx, paid);
  const refunds = paid
    .filter(({ booking }) => booking.cancelledAt !== null)
    .flatMap(({ booking, payment }) => refundRow(random.uuid(), booking, payment) ?? []);
  await insertRows(tx, 'Refund', refunds);
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
  await insertRows(tx, 'LedgerEntry', [
    ...paid.flatMap((one) => chargeRows(random, one)),
    ...refunds.flatMap((refund) =>
      posting(random, refundPosting(refund), {
        memo: 'refunded',
        bookingId: refund.bookingId,
        paymentId: refund.paymentId,
        createdAt: refund.completedAt,
      }),
    ),
    ...made.flatMap(({ booking }) =>
      posting(random, hostFeePosting(booking), {
        memo: 'host cancelled',
        bookingId: booking.id,
        paymentId: null,
        createdAt: booking.cancelledAt,
      }),
    ),
  ]);
  await tx.db
    .selectNoFrom((eb) => {
      const count = eb.selectFrom('Booking').select(eb.fn.countAll().as('count'));
      return eb.fn('setval', [eb.val('booking_numbers'), eb.fn('greatest', [count, eb.lit(1)])]).as('number');
    })
    .execute();
}

async function insertSandboxBook(tx: SeedTransaction, made: readonly Charge[]): Promise<void> {
  const methods = new Map(
    made.map(({ payment }) => [
      payment.paymentMethodRef,
      {
        id: payment.paymentMethodRef,
        brand: payment.methodBrand,
        last4: payment.methodLast4,
        expMonth: 12,
        expYear: 2031,
        behaviour: payment.methodLast4 === '0002' ? ('declined' as const) : ('works' as const),
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
      },
    ];
  });
  await insertRows(tx, 'SandboxIntent', intents);
}

const TAKEN: ReadonlySet<PaymentStatus> = new Set([
  PaymentStatus.CAPTURED,
  PaymentStatus.REFUNDED,
  PaymentStatus.PARTIALLY_REFUNDED,
]);

/** The charge as taken. */
function chargeRows(random: Random, { payment, booking }: Charge): SeedRow<'LedgerEntry'>[] {
  if (!TAKEN.has(payment.status)) return [];
  const taken = chargeEntries({
    rentCents: payment.rentCents,
    renterFeeCents: payment.renterFeeCents,
    protectionCents: payment.protectionCents,
    ivaCents: payment.ivaCents,
    totalCents: payment.totalCents,
  });
  const memo = `${payment.kind === 'first' ? 'first' : 'monthly'} charge taken`;
  return posting(random, taken, {
    memo,
    bookingId: booking.id,
    paymentId: payment.id,
    createdAt: payment.capturedAt,
  });
}

/** The rows of one transaction of the ledger. */
function posting(
  random: Random,
  entries: readonly LedgerEntry[],
  facts: { memo: string; bookingId: string; paymentId: string | null; createdAt: string | null },
): SeedRow<'LedgerEntry'>[] {
  const { createdAt } = facts;
  if (entries.length === 0 || createdAt === null) return [];
  const txId = random.uuid();
  return entries.map(({ account, amountCents }) => ({ txId, account, amountCents, ...facts, createdAt }));
}
