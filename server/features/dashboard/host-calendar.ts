import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SignedInContext } from '../../core/context.js';
import { preparedQuery } from '../../database.js';
import { addDays, addMonthsClamped } from '../../core/values/date-range.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { isOnSide } from '../bookings/booking-groups.rules.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { loadBookings } from '../bookings/booking-lists.js';
import { LETTABLE_STATUSES, takenByDay, type WithLettable } from './dashboard-queries.js';
import { CalendarMoveKind, type HostCalendar } from './dashboard.types.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { earnedUntil } from '../bookings/earned-days.js';

const MOVES_MAX = 6;
const MONTHS_EITHER_WAY = 60;

const ARRIVAL = sql<CalendarMoveKind>`${sql.lit(CalendarMoveKind.ARRIVAL)}`;
const DEPARTURE = sql<CalendarMoveKind>`${sql.lit(CalendarMoveKind.DEPARTURE)}`;

interface Move {
  readonly id: string;
  readonly day: string;
  readonly kind: CalendarMoveKind;
}
type WithMoves = WithLettable & { moves: Move };

/** How many of a host's spaces are taken on each day of a month, and the next arrivals and departures. */
export async function hostCalendar(ctx: SignedInContext, dayOfMonth: string): Promise<HostCalendar> {
  const thisMonth = `${ctx.clock.today().slice(0, 7)}-01`;
  const monthStart = `${dayOfMonth.slice(0, 7)}-01`;
  const min = addMonthsClamped(thisMonth, -MONTHS_EITHER_WAY);
  const max = addMonthsClamped(thisMonth, MONTHS_EITHER_WAY);
  const isFit = monthStart >= min && monthStart <= max;
  refuseProblems(isFit ? [] : [{ path: 'month', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min, max } }]);
  const nextMonth = addMonthsClamped(monthStart, 1);
  const lastDay = addDays(nextMonth, -1);
  const [month] = await readMonth(ctx.db, ctx.viewer.id, ctx.clock.today(), monthStart, lastDay, nextMonth);
  const moves = month?.moves ?? [];
  const bookings = await loadBookings(ctx, [...new Set(moves.map(({ id }) => id))]);
  return {
    month: monthStart,
    spaceCount: Number(month?.spaceCount),
    days: month?.days ?? [],
    moves: moves.flatMap(({ id, day, kind }) => {
      const booking = bookings.get(id);
      return booking ? [{ day, kind, booking }] : [];
    }),
  };
}

/** The month's days and moves; `today` is the first day of the moves. */
const readMonth = preparedQuery(
  (
    db,
    viewerId: Expression<string>,
    today: Expression<string>,
    monthStart: Expression<string>,
    lastDay: Expression<string>,
    nextMonth: Expression<string>,
  ) =>
    db
      .with(
        (cte) => cte('b').materialized(),
        (tables) =>
          tables
            .selectFrom('Booking as b')
            .selectAll('b')
            .where(isOnSide(DashboardMode.HOST, viewerId))
            .where('b.status', 'in', statusesThat('isEarning'))
            .where('b.from', '<', nextMonth)
            .where('b.to', '>=', monthStart),
      )
      .with(
        (cte) => cte('lettable').materialized(),
        (tables) =>
          tables
            .selectFrom('Space as s')
            .select('s.id')
            .where('s.hostId', '=', viewerId)
            .where('s.status', 'in', LETTABLE_STATUSES),
      )
      .with(
        (cte) => cte('moves').materialized(),
        (tables) => {
          const ofLettable = tables.selectFrom('b').innerJoin('lettable', 'lettable.id', 'b.spaceId');
          const arrivals = ofLettable
            .select(['b.id', 'b.from as day', ARRIVAL.as('kind')])
            .where('b.from', '>=', monthStart);
          const departures = ofLettable
            .select(['b.id', earnedUntil.as('day'), DEPARTURE.as('kind')])
            .where(earnedUntil, '<', nextMonth);
          return arrivals.unionAll(departures);
        },
      )
      .selectNoFrom((eb) => [
        eb.selectFrom('lettable').select(eb.fn.countAll<string>().as('count')).as('spaceCount'),
        calendarDays(eb, monthStart, lastDay).as('days'),
        nextMoves(eb, today).as('moves'),
      ]),
);

function calendarDays(
  eb: ExpressionBuilder<WithMoves, never>,
  monthStart: Expression<string>,
  lastDay: Expression<string>,
) {
  return jsonArrayFrom(
    eb
      .selectFrom(takenByDay(eb, monthStart, lastDay).as('t'))
      .select((row) => [
        't.day',
        't.taken as takenSpaces',
        't.arrivals',
        row
          .selectFrom('moves')
          .select((move) => move.cast<number>(move.fn.countAll(), 'integer').as('count'))
          .whereRef('moves.day', '=', 't.day')
          .where('moves.kind', '=', CalendarMoveKind.DEPARTURE)
          .$asScalar()
          .$notNull()
          .as('departures'),
      ])
      .orderBy('t.day'),
  );
}

function nextMoves(eb: ExpressionBuilder<WithMoves, never>, today: Expression<string>) {
  return jsonArrayFrom(
    eb
      .selectFrom('moves')
      .select(['moves.id', 'moves.day', 'moves.kind'])
      .where('moves.day', '>=', today)
      .orderBy('moves.day')
      .orderBy('moves.kind', 'desc')
      .orderBy('moves.id')
      .limit(MOVES_MAX),
  );
}
