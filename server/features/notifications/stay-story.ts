import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events.js';
import { divideRounded } from '../../core/money.js';
import { BookingEventType } from '../bookings/booking.events.js';
import type { NotificationParams } from './notification-types.js';

/** What of a cancelled booking's money each side may see. */
export interface CancellationSums {
  /** ISO instant, told in the space's zone. */
  readonly cancelledAt: string;
  readonly timeZone: string;
  readonly paidCents: number;
  readonly refundCents: number;
  /** What the host still receives, after our commission. */
  readonly hostReceivesCents: number;
  readonly hostFeeCents: number;
}

/** What a stay's end or beginning adds to each side's notification. */
export interface StayStory {
  readonly renter: NotificationParams;
  readonly host: NotificationParams;
  readonly cancellation: CancellationSums | null;
}

interface Row {
  readonly time_zone: string;
  readonly confirm_hours: number;
  readonly review_days: number;
  readonly fee_cents: number;
  readonly cancelled_at: string | null;
  readonly line_rent_cents: number;
  readonly line_net_cents: number;
  readonly paid_cents: number | null;
  readonly paid_rent_cents: number | null;
  readonly refund_cents: number | null;
  readonly refund_rent_cents: number | null;
}

/** Reads it; empty for events about other things. */
export async function readStayStory(tx: ServiceContext, { type, payload }: StoredEvent): Promise<StayStory> {
  if (type !== BookingEventType.CANCELLED && type !== BookingEventType.ENDS_TODAY && type !== BookingEventType.COMPLETED) return NOTHING;
  const [row] = await tx.em.execute<Row[]>(
    `select b.terms_snapshot ->> 'timeZone' as time_zone, b.cancelled_at,
       (b.terms_snapshot -> 'constants' ->> 'MOVE_OUT_CONFIRM_HOURS')::int as confirm_hours, (b.terms_snapshot -> 'constants' ->> 'REVIEW_WINDOW_DAYS')::int as review_days,
       (b.terms_snapshot -> 'constants' ->> 'HOST_CANCEL_FEE_CENTS')::int as fee_cents,
       (b.charges -> 0 ->> 'rentCents')::int as line_rent_cents, (b.charges -> 0 ->> 'hostNetCents')::int as line_net_cents,
       p.total_cents as paid_cents, p.rent_cents as paid_rent_cents, r.total_cents as refund_cents, r.rent_cents as refund_rent_cents
     from bookings b
       left join lateral (select * from payments where booking_id = b.id and kind = 'first' and captured_at is not null order by created_at desc limit 1) p on true
       left join refunds r on r.payment_id = p.id
     where b.id = ?`,
    [payload['bookingId']],
  );
  if (!row) return NOTHING;
  if (type === BookingEventType.ENDS_TODAY) return { ...NOTHING, host: { within: row.confirm_hours } };
  if (type === BookingEventType.COMPLETED) return { ...NOTHING, renter: { within: row.review_days }, host: { within: row.review_days } };
  return cancellationStory(row, String(payload['by']));
}

const NOTHING: StayStory = { renter: {}, host: {}, cancellation: null };

function cancellationStory(row: Row, by: string): StayStory {
  const isCharged = row.paid_cents !== null;
  const keptRentCents = (row.paid_rent_cents ?? 0) - (row.refund_rent_cents ?? 0);
  const sums: CancellationSums = {
    cancelledAt: new Date(row.cancelled_at ?? 0).toISOString(),
    timeZone: row.time_zone,
    paidCents: row.paid_cents ?? 0,
    refundCents: row.refund_cents ?? 0,
    hostReceivesCents: row.line_rent_cents === 0 ? 0 : divideRounded(keptRentCents * row.line_net_cents, row.line_rent_cents),
    hostFeeCents: by === 'host' ? row.fee_cents : 0,
  };
  const told = (amountCents: number): NotificationParams => ({ by, isCharged, ...(amountCents > 0 ? { amountCents } : {}) });
  return { renter: told(sums.refundCents), host: told(by === 'host' ? sums.hostFeeCents : sums.hostReceivesCents), cancellation: sums };
}
