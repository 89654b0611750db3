import { sql } from 'kysely';
import { addMonthsClamped } from '../../core/values/date-range.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { isOnSide } from '../bookings/booking-groups.rules.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { loadBookings } from '../bookings/booking-lists.js';
import { LETTABLE_STATUSES, takenByDay } from './dashboard-queries.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
const MOVES_MAX = 6;
const MONTHS_EITHER_WAY = 60;
/** How many of a host's spaces are taken on each day of a month, and the next arrivals and departures. */
export async function hostCalendar(ctx, dayOfMonth) {
    const thisMonth = `${ctx.clock.today().slice(0, 7)}-01`;
    const monthStart = `${dayOfMonth.slice(0, 7)}-01`;
    const isFit = monthStart >= addMonthsClamped(thisMonth, -MONTHS_EITHER_WAY) &&
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
async function readMonth(ctx, monthStart) {
    const today = ctx.clock.today();
    const nextMonth = addMonthsClamped(monthStart, 1);
    const row = await ctx.db
        .with((cte) => cte('b').materialized(), (db) => db
        .selectFrom('Booking as b')
        .selectAll('b')
        .where(isOnSide(DashboardMode.HOST, ctx.viewer.id))
        .where('b.status', 'in', statusesThat('isEarning'))
        .where('b.startsOn', '<', nextMonth)
        .where('b.endsOn', '>=', monthStart))
        .with((cte) => cte('lettable').materialized(), (db) => db
        .selectFrom('Space as s')
        .select('s.id')
        .where('s.hostId', '=', ctx.viewer.id)
        .where('s.status', 'in', LETTABLE_STATUSES))
        .with((cte) => cte('moves').materialized(), (db) => {
        const ofLettable = db.selectFrom('b').innerJoin('lettable', 'lettable.id', 'b.spaceId');
        const arrivals = ofLettable
            .select(['b.id', 'b.startsOn as day', sql `'arrival'`.as('kind')])
            .where('b.startsOn', '>=', monthStart);
        const departures = ofLettable
            .select(['b.id', 'b.endsOn as day', sql `'departure'`.as('kind')])
            .where('b.endsOn', '<', nextMonth);
        return arrivals.unionAll(departures);
    })
        .selectNoFrom((eb) => [
        eb.selectFrom('lettable').select(eb.fn.countAll().as('count')).as('spaceCount'),
        calendarDays(monthStart).as('days'),
        nextMoves(today).as('moves'),
    ])
        .executeTakeFirstOrThrow();
    return { ...row, spaceCount: Number(row.spaceCount) };
}
function calendarDays(monthStart) {
    return sql `(
    select json_agg(json_build_object('day', t.day, 'takenSpaces', t.taken, 'arrivals', t.arrivals,
      'departures', (select count(*)::int from moves where moves.day = t.day and kind = 'departure')) order by t.day)
    from ${takenByDay(monthStart)} t)`;
}
function nextMoves(today) {
    return sql `coalesce((select json_agg(json_build_object('id', id, 'day', day, 'kind', kind)) from (
    select * from moves where day >= ${today}::date order by day, kind desc, id limit ${sql.lit(MOVES_MAX)}) m), '[]')`;
}
//# sourceMappingURL=host-calendar.js.map