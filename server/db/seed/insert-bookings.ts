import type pg from 'pg';
import { PaymentStatus } from '../../features/bookings/booking-types.js';
import { chargeEntries } from '../../features/bookings/ledger.js';
import { BOOKING_COLUMNS } from './columns.js';
import { insertRows } from './insert-rows.js';
import type { DemoPayment } from './make-booking-history.js';
import type { DemoBooking } from './make-booking.js';
import type { Random } from './random.js';

const PAYMENT_COLUMNS = {
  id: 'uuid', booking_id: 'uuid', renter_id: 'uuid', cycle_no: 'int', kind: 'text', rent_cents: 'int', renter_fee_cents: 'int', protection_cents: 'int', iva_cents: 'int', total_cents: 'int',
  status: 'text', provider: 'text', provider_ref: 'text', payment_method_ref: 'text', method_brand: 'text', method_last4: 'text', idempotency_key: 'text', due_at: 'timestamptz',
  authorized_at: 'timestamptz', captured_at: 'timestamptz', failure_code: 'text', attempts: 'int', created_at: 'timestamptz', updated_at: 'timestamptz',
} as const;

const INTENT_STATUS: Partial<Record<PaymentStatus, string>> = {
  [PaymentStatus.AUTHORIZED]: 'requires_capture',
  [PaymentStatus.CAPTURED]: 'succeeded',
  [PaymentStatus.REFUNDED]: 'succeeded',
  [PaymentStatus.FAILED]: 'failed',
};

/** A charge and the booking it is of. */
interface Charge {
  readonly payment: DemoPayment;
  readonly booking: DemoBooking['booking'];
}

/** Bookings with their history, their charges, our book of the money and the sandbox provider's own. */
export async function insertBookings(client: pg.ClientBase, random: Random, made: readonly DemoBooking[]): Promise<void> {
  await insertRows(client, 'bookings', BOOKING_COLUMNS, made.map(({ booking }) => booking));
  await insertRows(client, 'booking_events', { booking_id: 'uuid', from_status: 'text', to_status: 'text', action: 'text', actor_role: 'text', actor_id: 'uuid', at: 'timestamptz' }, made.flatMap(({ history }) => history));
  const paid = made.flatMap(({ booking, payments }) => payments.map((payment): Charge => ({ payment, booking })));
  await insertRows(client, 'payments', PAYMENT_COLUMNS, paid.map(({ payment }) => payment));
  await insertSandboxBook(client, paid);
  await insertRows(client, 'ledger_entries', { tx_id: 'uuid', account: 'text', amount_cents: 'int', booking_id: 'uuid', payment_id: 'uuid', memo: 'text', created_at: 'timestamptz' }, paid.flatMap((one) => ledgerRows(random, one)));
  await client.query(`select setval('booking_numbers', greatest((select count(*) from bookings), 1))`);
}

async function insertSandboxBook(client: pg.ClientBase, made: readonly Charge[]): Promise<void> {
  const methods = new Map(made.map(({ payment }) => [payment.payment_method_ref, {
    id: payment.payment_method_ref, brand: payment.method_brand, last4: payment.method_last4, exp_month: 12, exp_year: 2031, behaviour: payment.method_last4 === '0002' ? 'declined' : 'works',
  }]));
  await insertRows(client, 'sandbox_payment_methods', { id: 'text', brand: 'text', last4: 'text', exp_month: 'smallint', exp_year: 'smallint', behaviour: 'text' }, [...methods.values()]);
  const intents = made.filter(({ payment }) => payment.provider_ref !== null).map(({ payment, booking }) => {
    const status = INTENT_STATUS[payment.status] ?? 'canceled';
    return {
      id: payment.provider_ref, idempotency_key: payment.idempotency_key, payment_method_id: payment.payment_method_ref, amount_cents: payment.total_cents,
      captured_cents: status === 'succeeded' ? payment.total_cents : 0, status, failure_code: payment.failure_code, metadata: { bookingReference: booking.reference },
    };
  });
  await insertRows(client, 'sandbox_intents', { id: 'text', idempotency_key: 'text', payment_method_id: 'text', amount_cents: 'int', captured_cents: 'int', status: 'text', failure_code: 'text', metadata: 'jsonb' }, intents);
}

/** The charge as taken; for a cancelled booking also its way back, in full. */
function ledgerRows(random: Random, { payment, booking }: Charge): object[] {
  const isTaken = payment.status === PaymentStatus.CAPTURED || payment.status === PaymentStatus.REFUNDED;
  if (!isTaken) return [];
  const taken = chargeEntries({
    rentCents: payment.rent_cents, renterFeeCents: payment.renter_fee_cents, protectionCents: payment.protection_cents, ivaCents: payment.iva_cents, totalCents: payment.total_cents,
  });
  const back = taken.map(({ account, amountCents }) => ({ account: account === 'renter_cash' ? ('refunded' as const) : account, amountCents: -amountCents }));
  const posting = (memo: string, entries: typeof taken, at: string | null): object[] => {
    const tx_id = random.uuid();
    return entries.map(({ account, amountCents }) => ({ tx_id, account, amount_cents: amountCents, booking_id: booking.id, payment_id: payment.id, memo, created_at: at }));
  };
  return [
    ...posting(`${payment.kind === 'first' ? 'first' : 'monthly'} charge taken`, taken, payment.captured_at),
    ...(payment.status === PaymentStatus.REFUNDED ? posting('first charge given back', back, payment.updated_at) : []),
  ];
}
