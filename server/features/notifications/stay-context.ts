import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/event-types.js';
import { divideRounded } from '../../core/money.js';
import { BookingEventType } from '../bookings/booking.events.js';
import type { NotificationParams } from './notification-entry.types.js';

/** Sums of a cancelled booking; which side may see which is decided by the mail. */
export interface CancellationSums {
  /** ISO instant, shown in the space's time zone. */
  readonly cancelledAt: string;
  readonly timeZone: string;
  readonly paidCents: number;
  readonly refundCents: number;
  /** What the host still receives, after our commission. */
  readonly hostReceivesCents: number;
  readonly hostFeeCents: number;
}

/** Parameters that the end or the cancellation of a booking adds to each side's notification. */
export interface StayContext {
  readonly renter: NotificationParams;
  readonly host: NotificationParams;
  readonly cancellation: CancellationSums | null;
}

/** Loads those parameters; empty for other events. */
export async function loadStayContext(tx: ServiceContext, { type, payload }: StoredEvent): Promise<StayContext> {
  if (
    type !== BookingEventType.CANCELLED &&
    type !== BookingEventType.ENDS_TODAY &&
    type !== BookingEventType.COMPLETED
  )
    return NOTHING;
  const row = await findBookingWithMoney(tx, String(payload['bookingId']));
  if (!row) return NOTHING;
  const { MOVE_OUT_CONFIRM_HOURS: confirmHours, REVIEW_WINDOW_DAYS: reviewDays } = row.termsSnapshot.constants;
  if (type === BookingEventType.ENDS_TODAY) return { ...NOTHING, host: { within: confirmHours } };
  if (type === BookingEventType.COMPLETED)
    return { ...NOTHING, renter: { within: reviewDays }, host: { within: reviewDays } };
  return cancellationContext(row, String(payload['by']));
}

const NOTHING: StayContext = { renter: {}, host: {}, cancellation: null };

/** The booking with its first captured payment and the refund of that, if any. */
function findBookingWithMoney(tx: ServiceContext, bookingId: string) {
  return tx.db
    .selectFrom('Booking as b')
    .leftJoin('Payment as p', (join) =>
      join.onRef('p.bookingId', '=', 'b.id').on('p.kind', '=', 'first').on('p.capturedAt', 'is not', null),
    )
    .leftJoin('Refund as r', 'r.paymentId', 'p.id')
    .select([
      'b.termsSnapshot',
      'b.charges',
      'b.cancelledAt',
      'p.totalCents as paidCents',
      'p.rentCents as paidRentCents',
      'r.totalCents as refundCents',
      'r.rentCents as refundRentCents',
    ])
    .where('b.id', '=', bookingId)
    .orderBy('p.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type BookingWithMoney = NonNullable<Awaited<ReturnType<typeof findBookingWithMoney>>>;

function cancellationContext({ termsSnapshot, charges, ...row }: BookingWithMoney, by: string): StayContext {
  const isCharged = row.paidCents !== null;
  const keptRentCents = (row.paidRentCents ?? 0) - (row.refundRentCents ?? 0);
  const { rentCents, hostNetCents } = charges[0] ?? { rentCents: 0, hostNetCents: 0 };
  const sums: CancellationSums = {
    cancelledAt: (row.cancelledAt ?? new Date(0)).toISOString(),
    timeZone: termsSnapshot.timeZone,
    paidCents: row.paidCents ?? 0,
    refundCents: row.refundCents ?? 0,
    hostReceivesCents: rentCents === 0 ? 0 : divideRounded(keptRentCents * hostNetCents, rentCents),
    hostFeeCents: by === 'host' ? termsSnapshot.constants.HOST_CANCEL_FEE_CENTS : 0,
  };
  const paramsOf = (amountCents: number): NotificationParams => ({
    by,
    isCharged,
    ...(amountCents > 0 ? { amountCents } : {}),
  });
  return {
    renter: paramsOf(sums.refundCents),
    host: paramsOf(by === 'host' ? sums.hostFeeCents : sums.hostReceivesCents),
    cancellation: sums,
  };
}
