import type { ServiceContext } from '../../core/context.js';
import { addJob } from '../../core/jobs.js';
import { BookingStatus } from '../bookings/booking-types.js';
import { ReviewRound } from './review-types.js';
import type { ReviewWindow, StayFacts } from './review-window.rules.js';

/** At the end of a round, to the second; the sweeper catches what it misses. */
export const CLOSE_ROUND_JOB = 'reviews.close-round';

/** How long the reviews of a booking `b` are taken: a later change of the constant touches no booking. */
export const WINDOW_DAYS_SQL = `(b.terms_snapshot->'constants'->>'REVIEW_WINDOW_DAYS')::int`;

/** What is asked of a booking to know when, and by whom, it is reviewed. */
export interface ReviewedStay extends StayFacts {
  readonly bookingId: string;
  readonly spaceId: string;
  readonly renterId: string;
  readonly hostId: string;
  /** How long its reviews are taken, as the terms were when it began. */
  readonly windowDays: number;
}

interface StayRow {
  readonly id: string;
  readonly space_id: string;
  readonly renter_id: string;
  readonly host_id: string;
  readonly status: BookingStatus;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly time_zone: string;
  readonly window_days: number;
  readonly active_at: string | null;
  readonly completed_at: string | null;
}

/** A booking's reviews come and are published one after the other: both sides may write in the same moment. */
export async function lockReviewsOf(tx: ServiceContext, bookingId: string): Promise<void> {
  await tx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`reviews:${bookingId}`]);
}

/** The bookings as they stand now, when they began and ended among it. */
export async function readStays(ctx: ServiceContext, bookingIds: readonly string[]): Promise<ReviewedStay[]> {
  const rows = await ctx.em.execute<StayRow[]>(
    `select b.id, b.space_id, b.renter_id, b.host_id, b.status, b.starts_on::text as starts_on, b.ends_on::text as ends_on, b.terms_snapshot->>'timeZone' as time_zone,
       ${WINDOW_DAYS_SQL} as window_days,
       min(e.at) filter (where e.to_status = 'active') as active_at, min(e.at) filter (where e.to_status = 'completed') as completed_at
     from bookings b left join booking_events e on e.booking_id = b.id where b.id = any(?::uuid[]) group by b.id`,
    [`{${bookingIds.join(',')}}`],
  );
  return rows.map((row) => ({
    bookingId: row.id,
    spaceId: row.space_id,
    renterId: row.renter_id,
    hostId: row.host_id,
    status: row.status,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    timeZone: row.time_zone,
    windowDays: row.window_days,
    activeAt: dateOf(row.active_at),
    completedAt: dateOf(row.completed_at),
  }));
}

/** Opens a round unless it is open; tells whether it is new. The booking's reviews are locked. */
export async function openRound(tx: ServiceContext, bookingId: string, { round, opensAt, closesAt }: ReviewWindow): Promise<boolean> {
  const [made] = await tx.em.execute<object[]>(
    'insert into review_rounds (booking_id, kind, opens_at, closes_at) values (?, ?, ?, ?) on conflict do nothing returning kind',
    [bookingId, round, opensAt, closesAt],
  );
  if (!made) return false;
  if (round === ReviewRound.END) await takeBlindOnesAlong(tx, bookingId);
  await addJob(tx, CLOSE_ROUND_JOB, { bookingId, round }, { jobKey: `review-round:${bookingId}:${round}`, runAt: closesAt });
  return true;
}

/** What waits blind when the rental ends is of its end: there is one time to write, and one review that counts. */
async function takeBlindOnesAlong(tx: ServiceContext, bookingId: string): Promise<void> {
  const [open] = await tx.em.execute<object[]>(`update review_rounds set closed_at = ? where booking_id = ? and kind = 'stay' and closed_at is null returning kind`, [
    tx.clock.now(), bookingId,
  ]);
  if (open) await tx.em.execute(`update reviews set round = 'end' where booking_id = ? and round = 'stay' and status in ('submitted', 'held')`, [bookingId]);
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
