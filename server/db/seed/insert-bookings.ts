import type pg from 'pg';
import { PaymentStatus } from '../../features/bookings/booking-types.js';
import { chargeEntries, type LedgerEntry } from '../../features/bookings/payments/ledger.js';
import { BOOKING_COLUMNS } from './columns.js';
import { insertRows } from './insert-rows.js';
import type { DemoPayment } from './make-booking-history.js';
import type { DemoBooking } from './make-booking.js';
import { hostFeePosting, REFUND_COLUMNS, refundPosting, refundRow } from './make-refund.js';
import type { Random } from './random.js';

const PAYMENT_COLUMNS = {
  id: 'uuid',
  booking_id: 'uuid',
  renter_id: 'uuid',
  cycle_no: 'int',
  kind: 'text',
  rent_cents: 'int',
  renter_fee_cents: 'int',
  protection_cents: 'int',
  iva_cents: 'int',
  total_cents: 'int',
  status: 'text',
  provider: 'text',
  provider_ref: 'text',
  payment_method_ref: 'text',
  method_brand: 'text',
  method_last4: 'text',
  idempotency_key: 'text',
  due_at: 'timestamptz',
  authorized_at: 'timestamptz',
  captured_at: 'timestamptz',
  failure_code: 'text',
  attempts: 'int',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

const INTENT_STATUS: Partial<Record<PaymentStatus, string>> = {
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
export async function insertBookings(
  client: pg.ClientBase,
  random: Random,
  made: readonly DemoBooking[],
): Promise<void> {
  await insertRows(
    client,
    'bookings',
    BOOKING_COLUMNS,
    made.map(({ booking }) => booking),
  );
  await insertRows(
    client,
    'booking_events',
    {
      booking_id: 'uuid',
      from_status: 'text',
      to_status: 'text',
      action: 'text',
      actor_role: 'text',
      actor_id: 'uuid',
      at: 'timestamptz',
    },
    made.flatMap(({ history }) => history),
  );
  const paid = made.flatMap(({ booking, payments }) => payments.map((payment): Charge => ({ payment, booking })));
  await insertRows(
    client,
    'payments',
    PAYMENT_COLUMNS,
    paid.map(({ payment }) => payment),
  );
  await insertSandboxBook(client, paid);
  const refunds = paid
    .filter(({ booking }) => booking.cancelled_at !== null)
    .flatMap(({ booking, payment }) => refundRow(random.uuid(), booking, payment) ?? []);
  await insertRows(client, 'refunds', REFUND_COLUMNS, refunds);
  await insertRows(
    client,
    'sandbox_refunds',
    { id: 'text', idempotency_key: 'text', intent_id: 'text', amount_cents: 'int' },
    refunds.map((refund) => ({
      id: refund.provider_ref,
      idempotency_key: refund.idempotency_key,
      intent_id: `pi_demo_${refund.payment_id}`,
      amount_cents: refund.total_cents,
    })),
  );
  await insertRows(
    client,
    'ledger_entries',
    {
      tx_id: 'uuid',
      account: 'text',
      amount_cents: 'int',
      booking_id: 'uuid',
      payment_id: 'uuid',
      memo: 'text',
      created_at: 'timestamptz',
    },
    [
      ...paid.flatMap((one) => chargeRows(random, one)),
      ...refunds.flatMap((refund) =>
        posting(random, refundPosting(refund), {
          memo: 'refunded',
          booking_id: refund.booking_id,
          payment_id: refund.payment_id,
          created_at: refund.completed_at,
        }),
      ),
      ...made.flatMap(({ booking }) =>
        posting(random, hostFeePosting(booking), {
          memo: 'host cancelled',
          booking_id: booking.id,
          payment_id: null,
          created_at: booking.cancelled_at,
        }),
      ),
    ],
  );
  await client.query(`select setval('booking_numbers', greatest((select count(*) from bookings), 1))`);
}

async function insertSandboxBook(client: pg.ClientBase, made: readonly Charge[]): Promise<void> {
  const methods = new Map(
    made.map(({ payment }) => [
      payment.payment_method_ref,
      {
        id: payment.payment_method_ref,
        brand: payment.method_brand,
        last4: payment.method_last4,
        exp_month: 12,
        exp_year: 2031,
        behaviour: payment.method_last4 === '0002' ? 'declined' : 'works',
      },
    ]),
  );
  await insertRows(
    client,
    'sandbox_payment_methods',
    { id: 'text', brand: 'text', last4: 'text', exp_month: 'smallint', exp_year: 'smallint', behaviour: 'text' },
    [...methods.values()],
  );
  const intents = made
    .filter(({ payment }) => payment.provider_ref !== null)
    .map(({ payment, booking }) => {
      const status = INTENT_STATUS[payment.status] ?? 'canceled';
      return {
        id: payment.provider_ref,
        idempotency_key: payment.idempotency_key,
        payment_method_id: payment.payment_method_ref,
        amount_cents: payment.total_cents,
        captured_cents: status === 'succeeded' ? payment.total_cents : 0,
        status,
        failure_code: payment.failure_code,
        metadata: { bookingReference: booking.reference },
      };
    });
  await insertRows(
    client,
    'sandbox_intents',
    {
      id: 'text',
      idempotency_key: 'text',
      payment_method_id: 'text',
      amount_cents: 'int',
      captured_cents: 'int',
      status: 'text',
      failure_code: 'text',
      metadata: 'jsonb',
    },
    intents,
  );
}

const TAKEN: ReadonlySet<PaymentStatus> = new Set([
  PaymentStatus.CAPTURED,
  PaymentStatus.REFUNDED,
  PaymentStatus.PARTIALLY_REFUNDED,
]);

/** The charge as taken. */
function chargeRows(random: Random, { payment, booking }: Charge): object[] {
  if (!TAKEN.has(payment.status)) return [];
  const taken = chargeEntries({
    rentCents: payment.rent_cents,
    renterFeeCents: payment.renter_fee_cents,
    protectionCents: payment.protection_cents,
    ivaCents: payment.iva_cents,
    totalCents: payment.total_cents,
  });
  const memo = `${payment.kind === 'first' ? 'first' : 'monthly'} charge taken`;
  return posting(random, taken, {
    memo,
    booking_id: booking.id,
    payment_id: payment.id,
    created_at: payment.captured_at,
  });
}

/** The rows of one transaction of the ledger. */
function posting(
  random: Random,
  entries: readonly LedgerEntry[],
  facts: { memo: string; booking_id: string; payment_id: string | null; created_at: string | null },
): object[] {
  if (entries.length === 0) return [];
  const tx_id = random.uuid();
  return entries.map(({ account, amountCents }) => ({ tx_id, account, amount_cents: amountCents, ...facts }));
}
