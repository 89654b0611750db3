import { sql, type RawBuilder } from 'kysely';
import type { SignedInContext } from '../../core/context.js';
import { addMonthsClamped } from '../../core/values/date-range.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { isOnSide } from '../bookings/booking-groups.rules.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { loadBookings } from '../bookings/booking-lists.js';
import { LETTABLE_STATUSES, takenByDay } from './dashboard-queries.js';
import type { CalendarDay, CalendarMoveKind, HostCalendar } from './dashboard.types.js';
import { statusesThat } from '../bookings/booking-status.rules.js';

const MOVES_MAX = 6;
const MONTHS_EITHER_WAY = 60;

interface Month {
  readonly spaceCount: number;
  readonly days: readonly CalendarDay[];
  readonly moves: readonly { readonly id: string; readonly day: string; readonly kind: CalendarMoveKind }[];
}

/** How many of a host's spaces are taken on each day of a month, and the next arrivals and departures. */
export async function hostCalendar(ctx: SignedInContext, dayOfMonth: string): Promise<HostCalendar> {
  const thisMonth = `${ctx.clock.today().slice(0, 7)}-01`;
  const monthStart = `${dayOfMonth.slice(0, 7)}-01`;
  const isFit =
    monthStart >= addMonthsClamped(thisMonth, -MONTHS_EITHER_WAY) &&
    monthStart <= addMonthsClamped(thisMonth, MONTHS_EITHER_WAY);
  refuseProblems(isFit ? [] : [{ path: 'month', code: FieldProblemCode.FILTER_OUT_OF_RANGE }]);
  const month = await readMonth(ctx, monthStart);
  const bookings = await loadBookings(ctx, [...new Set(month.moves.map(({ id }) => id))]);
  return {
    month: monthStart,
    spaceCount: month.spaceCount,
    days: [...month.days],
    moves: month.moves.flatMap(({ id, day, kind }) => {
      const booking = bookings.get(id);
      return booking ? [{ day, kind, booking }] : [];
    }),
  };
}

async function readMonth(ctx: SignedInContext, monthStart: string): Promise<Month> {
  const today = ctx.clock.today();
  const nextMonth = addMonthsClamped(monthStart, 1);
  const row = await ctx.db
    .with(
      (cte) => cte('b').materialized(),
      (db) =>
        db
          .selectFrom('Booking as b')
          .selectAll('b')
          .where(isOnSide(DashboardMode.HOST, ctx.viewer.id))
          .where('b.status', 'in', statusesThat('isEarning'))
          .where('b.from', '<', nextMonth)
          .where('b.to', '>=', monthStart),
    )
    .with(
      (cte) => cte('lettable').materialized(),
      (db) =>
        db
          .selectFrom('Space as s')
          .select('s.id')
          .where('s.hostId', '=', ctx.viewer.id)
          .where('s.status', 'in', LETTABLE_STATUSES),
    )
    .with(
      (cte) => cte('moves').materialized(),
      (db) => {
        const ofLettable = db.selectFrom('b').innerJoin('lettable', 'lettable.id', 'b.spaceId');
        const arrivals = ofLettable
          .select(['b.id', 'b.from as day', sql<string>`'arrival'`.as('kind')])
          .where('b.from', '>=', monthStart);
        const departures = ofLettable
          .select(['b.id', 'b.to as day', sql<string>`'departure'`.as('kind')])
          .where('b.to', '<', nextMonth);
        return arrivals.unionAll(departures);
      },
    )
    .selectNoFrom((eb) => [
      eb.selectFrom('lettable').select(eb.fn.countAll<string>().as('count')).as('spaceCount'),
      calendarDays(monthStart).as('days'),
      nextMoves(today).as('moves'),
    ])
    .executeTakeFirstOrThrow();
  return { ...row, spaceCount: Number(row.spaceCount) };
}

function calendarDays(monthStart: string): RawBuilder<CalendarDay[]> {
  return sql<CalendarDay[]>`(
    select json_agg(json_build_object('day', t.day, 'takenSpaces', t.taken, 'arrivals', t.arrivals,
      'departures', (select count(*)::int from moves where moves.day = t.day and kind = 'departure')) order by t.day)
    from ${takenByDay(monthStart)} t)`;
}

function nextMoves(today: string): RawBuilder<Month['moves']> {
  return sql<Month['moves']>`coalesce((select json_agg(json_build_object('id', id, 'day', day, 'kind', kind)) from (
    select * from moves where day >= ${today}::date order by day, kind desc, id limit ${sql.lit(MOVES_MAX)}) m), '[]')`;
}
