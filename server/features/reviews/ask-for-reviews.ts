import type { ServiceContext } from '../../core/context.js';
import { recordEvents } from '../../core/events.js';
import { inTransaction } from '../../core/transaction.js';
import { BookingActor } from '../bookings/booking-types.js';
import { sweep } from '../bookings/sweep.js';
import { lockReviewsOf, openRound, readStays, WINDOW_DAYS_SQL, type ReviewedStay } from './review-rounds.js';
import { ReviewEventType, type ReviewInvited, type ReviewReminded } from './review.events.js';
import { ReviewRound } from './review-types.js';
import { ASK_DAY, isOpen, REMINDER_DAYS, reminderDay, windowOf } from './review-window.rules.js';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** Opens what is due to be reviewed, and reminds those who have not written. */
export async function askForReviews(ctx: ServiceContext): Promise<void> {
  await openDueRounds(ctx);
  await remindAll(ctx);
}

/** Rentals on their day 30, and ended ones that no event told of. */
async function openDueRounds(ctx: ServiceContext): Promise<void> {
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select b.id from bookings b
     where (b.status in ('active', 'ending') and b.starts_on <= ?::date - ? and b.starts_on > ?::date - ? - ${WINDOW_DAYS_SQL} and b.ends_on > b.starts_on + ?
         and not exists (select from review_rounds o where o.booking_id = b.id and o.kind = 'stay'))
       or (b.status = 'completed' and exists (select from booking_events e where e.booking_id = b.id and e.to_status = 'completed' and e.at > ?::timestamptz - make_interval(days => ${WINDOW_DAYS_SQL}))
         and not exists (select from review_rounds o where o.booking_id = b.id and o.kind = 'end'))
     order by b.starts_on limit ?`,
    [ctx.clock.today(), ASK_DAY, ctx.clock.today(), ASK_DAY, ASK_DAY, ctx.clock.now(), AT_ONCE],
  );
  await sweep(ctx, rows, openDueRound);
}

/** Opens the round of a booking whose time has come; of a running rental both sides are asked. The end of one asks by itself. */
export async function openDueRound(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, (tx) => openRoundOf(tx, bookingId));
}

/** The same within a transaction that is open. */
export async function openRoundOf(tx: ServiceContext, bookingId: string): Promise<void> {
  await lockReviewsOf(tx, bookingId);
  const [stay] = await readStays(tx, [bookingId]);
  const window = stay && windowOf(stay, stay.windowDays);
  if (!stay || !window || !isOpen(window, tx.clock.now())) return;
  const isNew = await openRound(tx, bookingId, window);
  if (isNew && window.round === ReviewRound.STAY) await recordEvents(tx, invitations(stay, window.closesAt));
}

function invitations({ bookingId, renterId, hostId }: ReviewedStay, closesAt: Date): ReviewInvited[] {
  const sides = [[renterId, BookingActor.RENTER], [hostId, BookingActor.HOST]] as const;
  return sides.map(([userId, side]) => ({ type: ReviewEventType.INVITED, payload: { bookingId, userId, side, closesAt: closesAt.toISOString() } }));
}

interface DueRound {
  readonly booking_id: string;
  readonly kind: ReviewRound;
  readonly opens_at: string;
}

async function remindAll(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const [first, last] = [REMINDER_DAYS[0], REMINDER_DAYS[REMINDER_DAYS.length - 1]];
  const due = await ctx.em.execute<DueRound[]>(
    `select booking_id, kind, opens_at from review_rounds
     where closed_at is null and closes_at > ? and opens_at <= ? and reminded_day < ? order by closes_at limit ?`,
    [now, new Date(now.getTime() - first * DAY_MS), last, AT_ONCE],
  );
  for (const round of due) await remindOf(ctx, round, reminderDay(new Date(round.opens_at), now));
}

/** Each day's reminder goes out once, and only to who has not written. */
async function remindOf(ctx: ServiceContext, { booking_id: bookingId, kind }: DueRound, day: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const rows = await tx.em.execute<{ user_id: string; side: string; closes_at: string }[]>(
      `with reminded as (update review_rounds set reminded_day = ? where booking_id = ? and kind = ? and closed_at is null and reminded_day < ? returning booking_id, kind, closes_at)
       select side.user_id, side.name as side, o.closes_at from reminded o join bookings b on b.id = o.booking_id cross join lateral (values (b.renter_id, 'renter'), (b.host_id, 'host')) as side (user_id, name)
       where not exists (select from reviews r where r.booking_id = o.booking_id and r.round = o.kind and r.author_id = side.user_id)`,
      [day, bookingId, kind, day],
    );
    await recordEvents(
      tx,
      rows.map(({ user_id: userId, side, closes_at: closesAt }): ReviewReminded => ({ type: ReviewEventType.REMINDED, payload: { bookingId, userId, side, day, closesAt: new Date(closesAt).toISOString() } })),
    );
  });
}
