import { sql } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import { recordEvent } from '../../core/events/events.js';
import { addJob } from '../../core/jobs/jobs.js';
import { HOUR_MS } from '../../core/values/durations.js';
import { zoneOfPostalCode } from '../../core/values/time-zone.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { isOpenLimit } from '../accounts/measures/limits.js';
import { MeasureKind } from '../accounts/measures/measure.enums.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { BookingStatus } from '../bookings/booking.enums.js';
import { holdsDates } from '../bookings/quote/bookable-space.js';
import { lockSpace } from '../spaces/own-space.js';
import { isSpacePublic } from '../spaces/public-spaces.js';
import { OFFER_DAYS_JOB } from '../spaces/waiting/days-priority.js';
import { WaitingState } from '../spaces/waiting/waiting-place.enums.js';
import { WaitingListEventType, type DaysOffered } from './waiting-list.events.js';
import { nextStep, type QueuedPlace } from './queue.rules.js';

/** How long the days are reserved for the first person. */
export const PRIORITY_HOURS = 24;

/** Processes the waiting list of a space: ends past places, and offers free days to the first in line. Safe to repeat. */
export async function offerDays(ctx: ServiceContext, spaceId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const space = await lockSpace(tx, spaceId);
    if (!space) return;
    const now = tx.clock.now();
    const isBookable = await isSpacePublic(tx, spaceId);
    const places = await readQueue(tx, spaceId, tx.clock.today(zoneOfPostalCode(space.postalCode)));
    const offered: QueuedPlace[] = places.filter(
      ({ state, priorityUntil, isTaken, isBarred }) =>
        state === WaitingState.OFFERED && !isTaken && !isBarred && priorityUntil !== null && priorityUntil > now,
    );
    for (const place of places) {
      const step = nextStep(place, offered, now, isBookable);
      if (step === 'offer') offered.push(place);
      if (step !== null) await take(tx, place, step, now);
    }
  });
}

/** All places for future days, in order, with who has these days now. */
async function readQueue(tx: ServiceContext, spaceId: string, today: string): Promise<QueuedPlace[]> {
  const rows = await tx.db
    .selectFrom('WaitingPlace as w')
    .select(['w.id', 'w.userId', 'w.spaceId', 'w.from', 'w.to', 'w.state', 'w.priorityUntil'])
    .select((eb) => {
      const bookings = eb.selectFrom('Booking as b').select('b.id').whereRef('b.spaceId', '=', 'w.spaceId');
      const held = bookings
        .where(holdsDates)
        .where((booking) => sql<boolean>`${booking.ref('b.period')} && ${booking.ref('w.period')}`);
      const own = held.whereRef('b.renterId', '=', 'w.userId');
      const suspensions = eb.selectFrom('User as u').select('u.id').where('u.suspendedAt', 'is not', null);
      const limits = eb.selectFrom('AccountMeasure as m').select('m.id').where(isOpenLimit(tx.clock.now()));
      const limited = limits.where('m.kind', '=', MeasureKind.LIMIT_BOOKINGS);
      const blocks = eb
        .selectFrom('SpaceBlock as k')
        .select('k.id')
        .whereRef('k.spaceId', '=', 'w.spaceId')
        .where((block) => sql<boolean>`${block.ref('k.period')} && ${block.ref('w.period')}`);
      return [
        eb.or([eb.exists(held.whereRef('b.renterId', '!=', 'w.userId')), eb.exists(blocks)]).as('isTaken'),
        eb.exists(own.where('b.status', 'in', BOOKED)).as('isBooked'),
        eb.exists(own.where('b.status', '=', BookingStatus.PENDING_PAYMENT)).as('isHeld'),
        eb
          .or([
            eb.exists(suspensions.whereRef('u.id', '=', 'w.userId')),
            eb.exists(limited.whereRef('m.userId', '=', 'w.userId')),
          ])
          .as('isBarred'),
      ];
    })
    .where('w.spaceId', '=', spaceId)
    .where('w.from', '>=', today)
    .orderBy('w.queuedAt')
    .orderBy('w.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    isTaken: Boolean(row.isTaken),
    isBooked: Boolean(row.isBooked),
    isHeld: Boolean(row.isHeld),
    isBarred: Boolean(row.isBarred),
  }));
}

/** Statuses of a booking that fulfil a place. */
const BOOKED = [BookingStatus.REQUESTED, ...statusesThat('isAgreed')];

type Step = Exclude<ReturnType<typeof nextStep>, null>;

async function take(tx: ServiceContext, { id, userId, spaceId }: QueuedPlace, step: Step, now: Date): Promise<void> {
  if (step === 'serve') {
    await tx.db.deleteFrom('WaitingPlace').where('id', '=', id).execute();
    return;
  }
  const update = tx.db.updateTable('WaitingPlace').where('id', '=', id);
  if (step === 'wait') {
    await update.set({ state: WaitingState.WAITING, priorityUntil: null }).execute();
    return;
  }
  if (step === 'miss') {
    await update.set({ state: WaitingState.MISSED, priorityUntil: null, queuedAt: now }).execute();
    return;
  }
  const priorityUntil = new Date(now.getTime() + PRIORITY_HOURS * HOUR_MS);
  await update.set({ state: WaitingState.OFFERED, priorityUntil }).execute();
  const offered: DaysOffered = {
    type: WaitingListEventType.DAYS_OFFERED,
    payload: { waitingPlaceId: id, spaceId, userId, hours: PRIORITY_HOURS },
  };
  await recordEvent(tx, offered);
  await addJob(tx, OFFER_DAYS_JOB, { spaceId }, { jobKey: `${OFFER_DAYS_JOB}:${id}`, runAt: priorityUntil });
}
