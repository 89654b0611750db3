import type { SignedInContext } from '../../core/context.js';
import { addMonthsClamped } from '../../core/date-range.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { rowsOf } from '../../core/named-values.js';
import { EARNING_SQL, sideSql } from './booking-groups.rules.js';
import { DashboardMode } from './booking-groups.types.js';
import { loadBookings, sideValues } from './booking-lists.js';
import { LETTABLE_SQL, TAKEN_BY_DAY_SQL } from './dashboard-sql.js';
import type { CalendarDay, CalendarMoveKind, HostCalendar } from './dashboard.types.js';

const MOVES_MAX = 6;
const MONTHS_EITHER_WAY = 60;

interface Month {
  readonly space_count: number;
  readonly days: readonly CalendarDay[];
  readonly moves: readonly { readonly id: string; readonly day: string; readonly kind: CalendarMoveKind }[];
}

/** How full a host's spaces are on each day of a month, and who comes and goes. */
export async function hostCalendar(ctx: SignedInContext, dayOfMonth: string): Promise<HostCalendar> {
  const thisMonth = `${ctx.clock.today().slice(0, 7)}-01`;
  const monthStart = `${dayOfMonth.slice(0, 7)}-01`;
  const isFit = monthStart >= addMonthsClamped(thisMonth, -MONTHS_EITHER_WAY) && monthStart <= addMonthsClamped(thisMonth, MONTHS_EITHER_WAY);
  refuseProblems(isFit ? [] : [{ path: 'month', code: FieldProblemCode.FILTER_OUT_OF_RANGE }]);
  const [month] = await rowsOf<Month>(ctx, CALENDAR_SQL, { ...sideValues(ctx), monthStart, movesMax: MOVES_MAX });
  if (!month) throw new Error('the calendar has no row');
  const bookings = await loadBookings(ctx, [...new Set(month.moves.map(({ id }) => id))]);
  return {
    month: monthStart,
    spaceCount: month.space_count,
    days: [...month.days],
    moves: month.moves.flatMap(({ id, day, kind }) => {
      const booking = bookings.get(id);
      return booking ? [{ day, kind, booking }] : [];
    }),
  };
}

const CALENDAR_SQL = `
  with b as materialized (
      select * from bookings b where ${sideSql(DashboardMode.HOST)} and b.status in (${EARNING_SQL})
        and b.starts_on < :monthStart::date + interval '1 month' and b.ends_on >= :monthStart::date
    ),
    lettable as materialized (select id from spaces where host_id = :viewer and ${LETTABLE_SQL}),
    moves as materialized (
      select b.id, b.starts_on as day, 'arrival' as kind from b join lettable on lettable.id = b.space_id where b.starts_on >= :monthStart::date
      union all
      select b.id, b.ends_on, 'departure' from b join lettable on lettable.id = b.space_id where b.ends_on < :monthStart::date + interval '1 month'
    )
  select
    (select count(*)::int from lettable) as space_count,
    (select json_agg(json_build_object('day', t.day, 'takenSpaces', t.taken, 'arrivals', t.arrivals,
        'departures', (select count(*)::int from moves where moves.day = t.day and kind = 'departure')) order by t.day)
      from (${TAKEN_BY_DAY_SQL}) t) as days,
    coalesce((select json_agg(json_build_object('id', id, 'day', day, 'kind', kind)) from (
      select * from moves where day >= :today::date order by day, kind desc, id limit :movesMax) m), '[]') as moves`;
