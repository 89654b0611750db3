import { sql } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import { loadConstants } from '../../core/constants/load-constants.js';
import { recordEvent } from '../../core/events/events.js';
import { addJob } from '../../core/jobs/jobs.js';
import { addDays } from '../../core/values/date-range.js';
import { HOUR_MS } from '../../core/values/durations.js';
import { startOfDayInstant, zoneOfPostalCode } from '../../core/values/time-zone.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { isOpenLimit } from '../accounts/measures/limits.js';
import { MeasureKind } from '../accounts/measures/measure.enums.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { BookingStatus } from '../bookings/booking.enums.js';
import { holdsDates } from '../bookings/quote/bookable-space.js';
import { stayProblems } from '../bookings/quote/stay.rules.js';
import { lockSpace } from '../spaces/own-space.js';
import { isSpacePublic } from '../spaces/public-spaces.js';
import type { Space } from '../spaces/space.entity.js';
import { OFFER_DAYS_JOB } from '../spaces/waiting/days-priority.js';
import { WaitingState } from '../spaces/waiting/waiting-place.enums.js';
import { WaitingListEventType, type DaysOffered } from './waiting-list.events.js';
import { nextStep, queueOf, type QueuedPlace } from './queue.rules.js';

/** How long the days are reserved for the first person, at most. */
export const PRIORITY_HOURS = 24;

/** Processes the waiting list of a space: ends past places, and offers free days to the first in line. Safe to repeat. */
export async function offerDays(ctx: ServiceContext, spaceId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const space = await lockSpace(tx, spaceId);
    if (!space) return;
    const now = tx.clock.now();
    const zone = zoneOfPostalCode(space.postalCode);
    const queue = queueOf(await readQueue(tx, space, tx.clock.today(zone)), now);
    for (const place of queue.places) {
      const step = nextStep(place, queue);
      const priority = priorityOf(place, now, zone);
      // Less than an hour before their first day ends, the days are not reserved any more.
      if (step === null || (step === 'offer' && priority.hours === 0)) continue;
      if (step === 'offer') queue.offered.push(place);
      await take(tx, place, step, { now, priority });
    }
  });
}

/**
 * All places for future days, in order, with who has these days now and whether the space still accepts the stay. An offer that ended with its
 * first day is read once more, because it was the turn of its person.
 */
async function readQueue(tx: ServiceContext, space: Space, today: string): Promise<QueuedPlace[]> {
  const { minDays, availableFrom } = space;
  const constants = await loadConstants(tx);
  const isBookable = await isSpacePublic(tx, space.id);
  const rows = await tx.db
    .selectFrom('WaitingPlace as w')
    .select(['w.id', 'w.userId', 'w.spaceId', 'w.from', 'w.to', 'w.isRolling', 'w.state', 'w.priorityUntil'])
    .select((eb) => {
      const bookings = eb.selectFrom('Booking as b').select('b.id').whereRef('b.spaceId', '=', 'w.spaceId');
      const held = bookings
        .where(holdsDates)
        .where((booking) => sql<boolean>`${booking.ref('b.period')} && ${booking.ref('w.period')}`);
      const own = held.whereRef('b.renterId', '=', 'w.userId');
      const ownBooked = own.where('b.status', 'in', BOOKED);
      const others = held.where((booking) =>
        booking.or([
          booking('b.renterId', '!=', booking.ref('w.userId')),
          booking('b.status', '!=', BookingStatus.PENDING_PAYMENT),
        ]),
      );
      const suspensions = eb.selectFrom('User as u').select('u.id').where('u.suspendedAt', 'is not', null);
      const limits = eb.selectFrom('AccountMeasure as m').select('m.id').where(isOpenLimit(tx.clock.now()));
      const limited = limits.where('m.kind', '=', MeasureKind.LIMIT_BOOKINGS);
      const blocks = eb
        .selectFrom('SpaceBlock as k')
        .select('k.id')
        .whereRef('k.spaceId', '=', 'w.spaceId')
        .where((block) => sql<boolean>`${block.ref('k.period')} && ${block.ref('w.period')}`);
      return [
        eb.or([eb.exists(others), eb.exists(blocks)]).as('isTaken'),
        eb
          .exists(
            ownBooked.where((booking) =>
              booking.or([
                sql<boolean>`${booking.ref('b.period')} @> ${booking.ref('w.period')}`,
                booking('w.state', '=', WaitingState.OFFERED),
              ]),
            ),
          )
          .as('isBooked'),
        eb.exists(own.where('b.status', '=', BookingStatus.PENDING_PAYMENT)).as('isHeld'),
        eb
          .or([
            eb.exists(suspensions.whereRef('u.id', '=', 'w.userId')),
            eb.exists(limited.whereRef('m.userId', '=', 'w.userId')),
          ])
          .as('isBarred'),
      ];
    })
    .where('w.spaceId', '=', space.id)
    .where((eb) => eb.or([eb('w.from', '>=', today), eb('w.state', '=', WaitingState.OFFERED)]))
    .orderBy('w.queuedAt')
    .orderBy('w.id')
    .execute();
  const accepts = ({ from, to, isRolling }: (typeof rows)[number]): boolean => {
    const day = from < today ? from : today;
    const stay = { from, to: isRolling ? null : to, today: day, minDays, availableFrom, constants };
    return isBookable && stayProblems(stay).length === 0;
  };
  return rows.map((row) => ({
    ...row,
    isTaken: Boolean(row.isTaken),
    isBooked: Boolean(row.isBooked),
    isHeld: Boolean(row.isHeld),
    isBarred: Boolean(row.isBarred),
    isRefused: !accepts(row),
  }));
}

/** Statuses of a booking that fulfil a place. */
const BOOKED = [BookingStatus.REQUESTED, ...statusesThat('isAgreed')];

interface Priority {
  readonly until: Date;
  /** Whole hours until then. */
  readonly hours: number;
}

/** A day that nobody has answered in ends the priority, and so does the end of the first day, after which the stay cannot be booked. */
function priorityOf({ from }: QueuedPlace, now: Date, zone: string): Priority {
  const end = Math.min(now.getTime() + PRIORITY_HOURS * HOUR_MS, startOfDayInstant(addDays(from, 1), zone).getTime());
  return { until: new Date(end), hours: Math.floor((end - now.getTime()) / HOUR_MS) };
}

interface Moment {
  readonly now: Date;
  readonly priority: Priority;
}

type Step = Exclude<ReturnType<typeof nextStep>, null>;

async function take(tx: ServiceContext, place: QueuedPlace, step: Step, { now, priority }: Moment): Promise<void> {
  const { id, userId, spaceId } = place;
  if (step === 'serve') {
    await tx.db.deleteFrom('WaitingPlace').where('id', '=', id).execute();
    return;
  }
  const update = tx.db.updateTable('WaitingPlace').where('id', '=', id);
  if (step === 'wait') {
    await update.set({ state: WaitingState.WAITING, priorityUntil: null }).execute();
    return;
  }
  if (step === 'last') {
    await update.set({ queuedAt: now }).execute();
    return;
  }
  if (step === 'miss') {
    await update.set({ state: WaitingState.MISSED, priorityUntil: null, queuedAt: now }).execute();
    return;
  }
  await update.set({ state: WaitingState.OFFERED, priorityUntil: priority.until }).execute();
  const offered: DaysOffered = {
    type: WaitingListEventType.DAYS_OFFERED,
    payload: { waitingPlaceId: id, spaceId, userId, hours: priority.hours },
  };
  await recordEvent(tx, offered);
  await addJob(tx, OFFER_DAYS_JOB, { spaceId }, { jobKey: `${OFFER_DAYS_JOB}:${id}`, runAt: priority.until });
}
