import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import { addDays } from '../../core/values/date-range.js';
import { recordEvents } from '../../core/events/events.js';
import { DAY_MS } from '../../core/values/durations.js';
import { inTransaction } from '../../core/writes/transaction.js';
import type { Tables } from '../../database.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { BookingActor, BookingStatus } from '../bookings/booking.enums.js';
import { sweep } from '../bookings/lifecycle/sweep.js';
import {
  findReviewableBooking,
  lockReviews,
  openRound,
  reviewWindowDays,
  type ReviewableBooking,
} from './review-rounds.js';
import { ReviewEventType, type ReviewInvited, type ReviewReminded } from './review.events.js';
import { ReviewRoundKind } from './review.enums.js';
import {
  getReminderDay,
  getReviewWindow,
  INVITE_DAY,
  isOpen,
  REMINDER_DAYS,
  type ReviewWindow,
} from './review-window.rules.js';

const BATCH_SIZE = 500;

type WithBooking = Tables & { b: Tables['Booking'] };
type Builder = ExpressionBuilder<WithBooking, 'b'>;

/** Opens due review rounds and reminds those who have not written. */
export async function inviteToReview(ctx: ServiceContext): Promise<void> {
  await openDueRounds(ctx);
  await sendReminders(ctx);
}

async function openDueRounds(ctx: ServiceContext): Promise<void> {
  const rows = await ctx.db
    .selectFrom('Booking as b')
    // Not as `id`: MikroORM converts result columns by name, and `BookingEvent.id`, used below, is a number.
    .select('b.id as bookingId')
    .where((eb) => eb.or([isDueWhileRunning(eb, ctx), isDueAfterEnd(eb, ctx)]))
    .orderBy('b.from')
    .limit(BATCH_SIZE)
    .execute();
  await sweep(
    ctx,
    rows.map(({ bookingId }) => ({ id: bookingId })),
    openDueRound,
  );
}

function isDueWhileRunning(eb: Builder, { clock }: ServiceContext): Expression<SqlBool> {
  const latestStart = addDays(clock.today(), -INVITE_DAY);
  return eb.and([
    eb('b.status', 'in', statusesThat('isRunning')),
    eb('b.status', 'not in', statusesThat('isLeaving')),
    eb('b.from', '<=', latestStart),
    sql<SqlBool>`${eb.ref('b.from')} > ${latestStart}::date - ${reviewWindowDays(eb)}`,
    sql<SqlBool>`${eb.ref('b.to')} > ${eb.ref('b.from')} + ${INVITE_DAY}::int`,
    eb.not(eb.exists(roundOf(eb, ReviewRoundKind.STAY))),
  ]);
}

/** Catches ended rentals whose event did not open the round. */
function isDueAfterEnd(eb: Builder, { clock }: ServiceContext): Expression<SqlBool> {
  const completion = eb
    .selectFrom('BookingEvent as e')
    .select('e.id')
    .whereRef('e.bookingId', '=', 'b.id')
    .where('e.toStatus', '=', BookingStatus.COMPLETED)
    .where(
      (event) =>
        sql<SqlBool>`${event.ref('e.at')} > ${clock.now()}::timestamptz - make_interval(days => ${reviewWindowDays(eb)})`,
    );
  return eb.and([
    eb('b.status', '=', BookingStatus.COMPLETED),
    eb.exists(completion),
    eb.not(eb.exists(roundOf(eb, ReviewRoundKind.END))),
  ]);
}

function roundOf(eb: Builder, kind: ReviewRoundKind) {
  return eb
    .selectFrom('ReviewRound as o')
    .select('o.kind')
    .whereRef('o.bookingId', '=', 'b.id')
    .where('o.kind', '=', kind);
}

/** Opens the review round of a booking if it is due. Both sides of a running rental are invited; the notification of a rental's end already asks for the review. */
export async function openDueRound(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, (tx) => openDueRoundIn(tx, bookingId));
}

/** `openDueRound` for a transaction that is already open. */
export async function openDueRoundIn(tx: ServiceContext, bookingId: string): Promise<void> {
  await lockReviews(tx, bookingId);
  const booking = await findReviewableBooking(tx, bookingId);
  const window = booking && getReviewWindow(booking, booking.windowDays);
  if (!booking || !window || !isOpen(window, tx.clock.now())) return;
  if (await openRound(tx, bookingId, window)) await inviteSides(tx, { id: bookingId, ...booking }, window);
}

/** Invites both sides of a running rental whose round is new, or only the other one when an author opens it before the job does. */
export async function inviteSides(
  tx: ServiceContext,
  { id, ...sides }: { readonly id: string } & Sides,
  { round, closesAt }: ReviewWindow,
  authorId?: string,
): Promise<void> {
  if (round !== ReviewRoundKind.STAY) return;
  await recordEvents(
    tx,
    sidesOf(sides)
      .filter(({ userId }) => userId !== authorId)
      .map(({ userId, side }): ReviewInvited => ({
        type: ReviewEventType.INVITED,
        payload: { bookingId: id, userId, side, closesAt: closesAt.toISOString() },
      })),
  );
}

type Sides = Pick<ReviewableBooking, 'renterId' | 'hostId'>;

function sidesOf({ renterId, hostId }: Sides): { userId: string; side: BookingActor }[] {
  return [
    { userId: renterId, side: BookingActor.RENTER },
    { userId: hostId, side: BookingActor.HOST },
  ];
}

interface OpenRound {
  readonly bookingId: string;
  readonly kind: ReviewRoundKind;
  readonly opensAt: Date;
}

/** Reminds the sides of rounds whose next reminder day has come, and of no others, so that many rounds leave nobody for later. */
export async function sendReminders(ctx: ServiceContext, most = BATCH_SIZE): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .selectFrom('ReviewRound as o')
    .select(['o.bookingId', 'o.kind', 'o.opensAt'])
    .where('o.closedAt', 'is', null)
    .where('o.closesAt', '>', now)
    .where((eb) =>
      eb.or(
        REMINDER_DAYS.map((day) =>
          eb.and([eb('o.remindedDay', '<', day), eb('o.opensAt', '<=', new Date(now.getTime() - day * DAY_MS))]),
        ),
      ),
    )
    .orderBy('o.closesAt')
    .limit(most)
    .execute();
  for (const round of due) await remindMissing(ctx, round, getReminderDay(round.opensAt, now));
}

/** Reminds the sides that have not written; `remindedDay` makes each day's reminder go out once. */
async function remindMissing(ctx: ServiceContext, { bookingId, kind }: OpenRound, day: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const round = await tx.db
      .updateTable('ReviewRound')
      .set({ remindedDay: day })
      .where('bookingId', '=', bookingId)
      .where('kind', '=', kind)
      .where('closedAt', 'is', null)
      .where('remindedDay', '<', day)
      .returning('closesAt')
      .executeTakeFirst();
    if (!round) return;
    const booking = await findReviewableBooking(tx, bookingId);
    const window = booking && getReviewWindow(booking, booking.windowDays);
    // One that the staff have ended is reviewed in the round of its end only.
    if (!booking || window?.round !== kind || !isOpen(window, tx.clock.now())) return;
    const reviews = await tx.db
      .selectFrom('Review')
      .select('authorId')
      .where('bookingId', '=', bookingId)
      .where('round', '=', kind)
      .execute();
    const authorIds = new Set(reviews.map(({ authorId }) => authorId));
    const closesAt = round.closesAt.toISOString();
    await recordEvents(
      tx,
      sidesOf(booking)
        .filter(({ userId }) => !authorIds.has(userId))
        .map(({ userId, side }): ReviewReminded => ({
          type: ReviewEventType.REMINDED,
          payload: { bookingId, userId, side, day, closesAt },
        })),
    );
  });
}
