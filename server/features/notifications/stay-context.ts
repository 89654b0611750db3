import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { divideRounded } from '../../core/values/money.js';
import { cancellationCredit } from '../bookings/payouts/give-credit.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { isChangeEvent, loadChangeContext, type Sides } from './change-context.js';
import { collectedSums, paidBefore } from './money-context.js';
import type { NotificationParams } from './notification-entry.types.js';
import { NOTHING, type CancellationSums, type StayContext } from './stay-context.types.js';

/** Loads those parameters; empty for other events. */
export async function loadStayContext(tx: ServiceContext, event: StoredEvent, sides: Sides): Promise<StayContext> {
  const { type, payload } = event;
  if (isChangeEvent(type)) return loadChangeContext(tx, event, sides);
  if (
    type !== BookingEventType.CANCELLED &&
    type !== BookingEventType.TERMINATED &&
    type !== BookingEventType.ENDS_TODAY &&
    type !== BookingEventType.COMPLETED
  )
    return NOTHING;
  if (type === BookingEventType.TERMINATED) return terminationContext(tx, String(payload['bookingId']));
  const row = await findBookingWithMoney(tx, String(payload['bookingId']));
  if (!row) return NOTHING;
  const { MOVE_OUT_CONFIRM_HOURS: confirmHours, REVIEW_WINDOW_DAYS: reviewDays } = row.termsSnapshot.constants;
  if (type === BookingEventType.ENDS_TODAY) return { ...NOTHING, host: { within: confirmHours } };
  if (type === BookingEventType.COMPLETED)
    return { ...NOTHING, renter: { within: reviewDays }, host: { within: reviewDays } };
  return cancellationContext(row, String(payload['by']));
}

/** Both sides receive the staff's reasons. */
async function terminationContext(tx: ServiceContext, bookingId: string): Promise<StayContext> {
  const row = await tx.db
    .selectFrom('Booking')
    .select(['terminationReason', 'terminationText'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  const params = { reason: row?.terminationReason ?? '', statement: row?.terminationText ?? '' };
  return { renter: params, host: params, cancellation: null };
}

function findBookingWithMoney(tx: ServiceContext, bookingId: string) {
  return tx.db
    .selectFrom('Booking as b')
    .select(['b.termsSnapshot', 'b.charges', 'b.cancelledAt'])
    .select(collectedSums('b.cancelledAt'))
    .where('b.id', '=', bookingId)
    .executeTakeFirst();
}

type BookingWithMoney = NonNullable<Awaited<ReturnType<typeof findBookingWithMoney>>>;

function cancellationContext({ termsSnapshot, charges, ...row }: BookingWithMoney, by: string): StayContext {
  const isCharged = row.collectedCents !== null;
  const paid = paidBefore(row);
  const keptRentCents = paid.rentCents - Number(row.refundRentCents ?? 0);
  const { rentCents, hostNetCents } = charges[0] ?? { rentCents: 0, hostNetCents: 0 };
  const sums: CancellationSums = {
    cancelledAt: (row.cancelledAt ?? new Date(0)).toISOString(),
    timeZone: termsSnapshot.timeZone,
    paidCents: paid.totalCents,
    refundCents: Number(row.refundCents ?? 0),
    hostReceivesCents: rentCents === 0 ? 0 : divideRounded(keptRentCents * hostNetCents, rentCents),
    hostFeeCents: by === 'host' ? termsSnapshot.constants.HOST_CANCEL_FEE_CENTS : 0,
  };
  // What credit had paid is returned as credit.
  const returnedCents = Number(row.refundCreditCents ?? 0);
  const creditCents = returnedCents + (by === 'host' ? cancellationCredit({ charges, termsSnapshot }) : 0);
  const paramsOf = (amountCents: number): NotificationParams => ({
    by,
    isCharged,
    ...(amountCents > 0 ? { amountCents } : {}),
  });
  return {
    renter: { ...paramsOf(sums.refundCents - returnedCents), ...(creditCents > 0 ? { creditCents } : {}) },
    host: paramsOf(by === 'host' ? sums.hostFeeCents : sums.hostReceivesCents),
    cancellation: sums,
  };
}
