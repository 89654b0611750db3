import { createHash, randomUUID } from 'node:crypto';
import { localDateOf } from '../../core/values/time-zone.js';
import { MANDATE_VERSION } from '../../features/bookings/acceptances/record-acceptance.js';
import { FIRST_VERSION } from '../../features/content/prohibited-goods/prohibited-goods.js';
import { BillingState, CycleStatus } from '../../features/bookings/billing/billing.enums.js';
import { insertRows, type SeedTransaction } from './insert-rows.js';
import type { DemoBooking } from './make-booking.js';
import { cyclesOf } from './make-cycles.js';
import { moneyOf } from './make-money.js';
import { refundRow } from './make-refund.js';
import { insertSandboxPayouts } from './payments/insert-sandbox-payouts.js';
import { insertCards, insertSandboxBook, insertSandboxRefunds, type Charge } from './payments/insert-sandbox-book.js';
import type { Random } from './random.js';

/** Inserts bookings with their history, charges, ledger and the sandbox provider's records. */
export async function insertBookings(
  tx: SeedTransaction,
  random: Random,
  made: readonly DemoBooking[],
  now: Date,
  showcaseHostId?: string,
): Promise<void> {
  const today = localDateOf(now);
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
  await insertRows(
    tx,
    'Acceptance',
    made.flatMap(({ booking }) => acceptancesOf(booking)),
  );
  const paid = made.flatMap(({ booking, payments }) => payments.map((payment): Charge => ({ payment, booking })));
  const billed = made.map((one) => cyclesOf(one, today));
  await insertRows(
    tx,
    'BookingTerms',
    billed.flatMap(({ terms }) => terms),
  );
  const cycles = billed.flatMap((one) => one.cycles);
  await insertRows(tx, 'BillingCycle', cycles);
  const cycleIds = new Map(cycles.map(({ id, bookingId, cycleNo }) => [`${bookingId} ${cycleNo}`, id]));
  const payments = paid.map(({ payment }) => ({
    ...payment,
    cycleId: cycleIds.get(`${payment.bookingId} ${payment.cycleNo}`) ?? null,
  }));
  await insertRows(tx, 'Payment', payments);
  const late = cycles.filter(({ status }) => status === CycleStatus.PAST_DUE).map(({ bookingId }) => bookingId);
  if (late.length > 0)
    await tx.db.updateTable('Booking').set({ billingState: BillingState.PAST_DUE }).where('id', 'in', late).execute();
  await insertSandboxBook(tx, paid, new Set(late));
  await insertCards(tx, paid);
  const refunds = paid
    .filter(({ booking }) => booking.cancelledAt !== null)
    .flatMap(({ booking, payment }) => refundRow(random.uuid(), booking, payment) ?? []);
  await insertRows(tx, 'Refund', refunds);
  await insertSandboxRefunds(tx, refunds);
  const money = moneyOf({ made, cycles, payments, refunds, now, ...(showcaseHostId ? { showcaseHostId } : {}) });
  await insertRows(tx, 'Payout', money.payouts);
  await insertSandboxPayouts(tx, money.payouts);
  await insertRows(tx, 'EarningHold', money.holds);
  await insertRows(tx, 'Credit', money.credits);
  await insertRows(tx, 'LedgerEntry', money.entries);
}

/** Booking numbers continue after this count. */
export async function numberBookingsAfter({ db }: SeedTransaction, count: number): Promise<void> {
  await db
    .selectNoFrom(({ fn, val }) => fn('setval', [val('booking_numbers'), val(Math.max(count, 1))]).as('number'))
    .execute();
}

/** What the renter accepted with the request, as `requestBooking` writes it; demo people have no IP addresses. */
function acceptancesOf({ id: bookingId, renterId: userId, requestedAt: at, charges }: DemoBooking['booking']) {
  if (at === null) return [];
  const hash = createHash('sha256').update(JSON.stringify({ charges })).digest('hex');
  const accepted = { userId, bookingId, hash, at, ip: null, userAgent: null };
  return [
    { ...accepted, id: randomUUID(), kind: 'mandate' as const, version: MANDATE_VERSION },
    { ...accepted, id: randomUUID(), kind: 'prohibited_goods' as const, version: FIRST_VERSION },
    { ...accepted, id: randomUUID(), kind: 'rental_terms' as const, version: '1' },
  ];
}
