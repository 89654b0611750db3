import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { preparedQuery, type Database } from '../../database.js';
import { isInGroup, isOnSide, type GroupTime, type WithBooking } from '../bookings/booking-groups.rules.js';
import { BookingGroup, DashboardMode } from '../bookings/booking-groups.types.js';
import { BookingActor, BookingStatus } from '../bookings/booking.enums.js';
import { ChangeStatus } from '../bookings/changes/requests/change-request.enums.js';
import { claimsOfHost } from '../claims/claims-to-answer.js';
import { SpaceStatus } from '../spaces/space.enums.js';
import {
  cyclesSince,
  dueBetween,
  idList,
  LETTABLE_STATUSES,
  monthlyIncome,
  nextCharge,
  takenByDay,
  type CycleRow,
  type WithLettable,
} from './dashboard-queries.js';
import { spaceDays } from './space-days.js';

const TODO_MAX = 10;
const UPCOMING_MAX = 5;
const ANSWERS_MAX = 20;
const GROUPS = Object.values(BookingGroup);

type Day = Expression<string>;

/** The overview's numbers and lists of a host, in one statement. */
export const hostSummary = preparedQuery(
  (
    db,
    viewerId: Expression<string>,
    now: Expression<Date>,
    today: Day,
    prepareUntil: Day,
    yearStart: Day,
    monthStart: Day,
    lastDay: Day,
    nextMonth: Day,
  ) =>
    withSide(db, DashboardMode.HOST, viewerId, yearStart)
      .with(
        (cte) => cte('todo').materialized(),
        (tables) =>
          tables
            .selectFrom('b')
            .select((eb) => [
              'b.id',
              eb('b.status', '<>', BookingStatus.REQUESTED).as('isLater'),
              hostDeadline(eb).as('until'),
            ])
            .where((eb) =>
              eb.or([
                eb.and([eb('b.status', '=', BookingStatus.REQUESTED), eb('b.respondBy', '>', now)]),
                eb('b.status', '=', BookingStatus.MOVE_OUT),
                eb.and([
                  eb('b.status', '=', BookingStatus.CONFIRMED),
                  eb('b.from', '>=', today),
                  eb('b.from', '<=', prepareUntil),
                ]),
              ]),
            ),
      )
      .selectNoFrom((eb) => [
        ...sharedParts(eb, { now, today }),
        monthlyIncome(eb, yearStart, monthStart).as('income'),
        idList(
          eb
            .selectFrom(waitingForHost(eb, now).as('a'))
            .select('a.id')
            .orderBy('a.until')
            .orderBy('a.id')
            .limit(ANSWERS_MAX),
        ).as('answerIds'),
        eb
          .selectFrom(waitingForHost(eb, now).as('a'))
          .select((row) => row.fn.countAll<string>().as('count'))
          .as('answerCount'),
        jsonArrayFrom(
          spaceDays(eb, eb.selectFrom('lettable').select('lettable.id').$asScalar().$notNull(), monthStart, nextMonth),
        ).as('spaceDays'),
        eb
          .selectFrom(takenByDay(eb, monthStart, lastDay).as('t'))
          .select((day) => day.fn.agg<number[]>('json_agg', ['t.taken']).orderBy('t.day').as('taken'))
          .$asScalar()
          .$notNull()
          .as('takenByDay'),
      ]),
);

/** The overview's numbers and lists of a renter, in one statement. */
export const renterSummary = preparedQuery(
  (
    db,
    viewerId: Expression<string>,
    now: Expression<Date>,
    today: Day,
    yearStart: Day,
    monthStart: Day,
    nextMonth: Day,
  ) =>
    withSide(db, DashboardMode.RENTER, viewerId, yearStart)
      .with(
        (cte) => cte('todo').materialized(),
        (tables) =>
          tables
            .selectFrom('b')
            .select((eb) => ['b.id', eb.lit(false).as('isLater'), 'b.holdExpiresAt as until'])
            .where('b.status', '=', BookingStatus.PENDING_PAYMENT)
            .where('b.holdExpiresAt', '>', now),
      )
      .selectNoFrom((eb) => [
        ...sharedParts(eb, { now, today }),
        dueBetween(eb, monthStart, nextMonth).as('dueCents'),
        nextCharge(eb).as('nextCharge'),
      ]),
);

/** The bookings of a side, the person's spaces and the bookings' cycles. */
function withSide(db: Database, mode: DashboardMode, viewerId: Expression<string>, yearStart: Day) {
  return db
    .with(
      (cte) => cte('b').materialized(),
      (tables) => tables.selectFrom('Booking as b').selectAll('b').where(isOnSide(mode, viewerId)),
    )
    .with(
      (cte) => cte('own').materialized(),
      (tables) =>
        tables
          .selectFrom('Space as s')
          .select(['s.id', 's.status'])
          .where('s.hostId', '=', viewerId)
          .where('s.status', '<>', SpaceStatus.ARCHIVED),
    )
    .with('lettable', (tables) =>
      tables.selectFrom('own').select('own.id').where('own.status', 'in', LETTABLE_STATUSES),
    )
    .with((cte) => cte('cycles').materialized(), cyclesSince(yearStart));
}

type Parts = WithLettable & {
  cycles: CycleRow;
  own: { id: string; status: SpaceStatus };
  todo: { id: string; isLater: boolean; until: Date | null };
};

function sharedParts(eb: ExpressionBuilder<Parts, never>, at: GroupTime) {
  const count = eb.fn.countAll<string>().as('count');
  return [
    ...GROUPS.map((group) => eb.selectFrom('b').select(count).where(isInGroup(group, at)).as(group)),
    eb.selectFrom('own').select(count).as('spaces'),
    eb.selectFrom('own').select(count).where('own.status', '=', SpaceStatus.PUBLISHED).as('publishedSpaces'),
    eb.selectFrom('lettable').select(count).as('lettableSpaces'),
    eb.selectFrom('todo').select(count).as('todoCount'),
    idList(
      eb
        .selectFrom('todo')
        .select('todo.id')
        .orderBy('todo.isLater')
        .orderBy('todo.until')
        .orderBy('todo.id')
        .limit(TODO_MAX),
    ).as('todoIds'),
    idList(
      eb
        .selectFrom('b')
        .select('b.id')
        .where(isInGroup(BookingGroup.UPCOMING, at))
        .orderBy('b.from')
        .orderBy('b.id')
        .limit(UPCOMING_MAX),
    ).as('upcomingIds'),
  ];
}

/** The bookings `b` with a change or a claim that waits for the host, and until when. */
function waitingForHost(eb: ExpressionBuilder<WithBooking, never>, now: Expression<Date>) {
  const changes = eb
    .selectFrom('b')
    .innerJoin('ChangeRequest as r', 'r.bookingId', 'b.id')
    .select((row) => ['b.id', row.ref('r.expiresAt').$castTo<Date | null>().as('until')])
    .where('r.status', '=', ChangeStatus.OPEN)
    .where('r.askedBy', '=', BookingActor.RENTER)
    .where('r.expiresAt', '>', now);
  return eb
    .selectFrom(changes.unionAll(claimsOfHost(eb, now)).as('w'))
    .select((row) => ['w.id', row.fn.min('w.until').as('until')])
    .where('w.until', 'is not', null)
    .groupBy('w.id');
}

/** The host's deadline for the booking with alias `b`. */
function hostDeadline(eb: ExpressionBuilder<WithBooking, 'b'>) {
  const hours = eb.ref('b.termsSnapshot', '->>').key('constants').key('MOVE_OUT_CONFIRM_HOURS');
  return eb
    .case('b.status')
    .when(BookingStatus.REQUESTED)
    .then(eb.ref('b.respondBy'))
    .when(BookingStatus.MOVE_OUT)
    .then(eb('b.moveOutAt', '+', eb(eb.cast<Date>(hours, 'integer'), '*', sql<Date>`interval '1 hour'`)))
    .else(eb.cast<Date>('b.from', 'timestamptz'))
    .end();
}
