import type { SignedInContext } from '../../core/context.js';
import { addDays, addMonthsClamped } from '../../core/date-range.js';
import { rowsOf } from '../../core/named-values.js';
import type { Booking } from './booking.entity.js';
import { groupSql, sideSql } from './booking-groups.rules.js';
import { BookingGroup, DashboardMode } from './booking-groups.types.js';
import { loadBookings, sideValues } from './booking-lists.js';
import { CYCLES_SQL, INCOME_SQL, LETTABLE_SQL, TAKEN_BY_DAY_SQL } from './dashboard-sql.js';
import type { DashboardSummary, MonthIncome, NextCharge } from './dashboard.types.js';

const TODO_MAX = 10;
const UPCOMING_MAX = 5;
/** So many days ahead a host prepares for somebody's coming. */
const PREPARE_DAYS = 7;
const INCOME_MONTHS = 12;
const GROUPS = Object.values(BookingGroup);

type Figures = Readonly<Record<`${BookingGroup}_count`, number>> & {
  readonly spaces: number;
  readonly published: number;
  readonly lettable: number;
  readonly income: readonly MonthIncome[];
  readonly due_cents: number;
  readonly taken_by_day: readonly number[];
  readonly next_charge: NextCharge | null;
  readonly todo_count: number;
  readonly todo_ids: readonly string[];
  readonly upcoming_ids: readonly string[];
};

/** The overview of one side: every number and list from a single statement. */
export async function dashboardSummary(ctx: SignedInContext, mode: DashboardMode): Promise<DashboardSummary> {
  const figures = await readFigures(ctx, mode);
  const bookings = await loadBookings(ctx, [...new Set([...figures.todo_ids, ...figures.upcoming_ids])]);
  const pick = (ids: readonly string[]): Booking[] => ids.map((id) => bookings.get(id)).filter((booking) => booking !== undefined);
  return {
    mode,
    groups: GROUPS.map((group) => ({ group, count: figures[`${group}_count`] })),
    todo: pick(figures.todo_ids),
    todoCount: figures.todo_count,
    spaceCount: figures.spaces,
    publishedSpaceCount: figures.published,
    lettableSpaceCount: figures.lettable,
    ...incomeOf(figures, mode),
    ...occupancyOf(figures, mode),
    upcoming: pick(figures.upcoming_ids),
    nextCharge: figures.next_charge,
  };
}

async function readFigures(ctx: SignedInContext, mode: DashboardMode): Promise<Figures> {
  const values = sideValues(ctx);
  const monthStart = `${ctx.clock.today().slice(0, 7)}-01`;
  const [figures] = await rowsOf<Figures>(ctx, summarySql(mode), {
    ...values,
    monthStart,
    yearStart: addMonthsClamped(monthStart, 1 - INCOME_MONTHS),
    prepareUntil: addDays(ctx.clock.today(), PREPARE_DAYS),
    todoMax: TODO_MAX,
    upcomingMax: UPCOMING_MAX,
  });
  if (!figures) throw new Error('the summary has no row');
  return figures;
}

function incomeOf({ income, due_cents: dueCents }: Figures, mode: DashboardMode): Pick<DashboardSummary, 'income' | 'incomePaidCents' | 'monthCents'> {
  if (mode === DashboardMode.RENTER) return { income: [], incomePaidCents: 0, monthCents: dueCents };
  return { income: [...income], incomePaidCents: income.reduce((sum, { paidCents }) => sum + paidCents, 0), monthCents: income.at(-1)?.expectedCents ?? 0 };
}

function occupancyOf({ taken_by_day: takenByDay, lettable }: Figures, mode: DashboardMode): Pick<DashboardSummary, 'occupancyPercent' | 'occupiedDays' | 'availableDays' | 'takenByDay'> {
  if (mode === DashboardMode.RENTER) return { occupancyPercent: null, occupiedDays: null, availableDays: null, takenByDay: [] };
  const occupiedDays = takenByDay.reduce((sum, taken) => sum + taken, 0);
  const availableDays = lettable * takenByDay.length;
  return { takenByDay: [...takenByDay], occupiedDays, availableDays, occupancyPercent: availableDays > 0 ? Math.round((occupiedDays / availableDays) * 100) : null };
}

function summarySql(mode: DashboardMode): string {
  const isHost = mode === DashboardMode.HOST;
  return `
    with b as materialized (select * from bookings b where ${sideSql(mode)}),
      own as materialized (select id, status from spaces where host_id = :viewer and status <> 'archived'),
      lettable as (select id from own where ${LETTABLE_SQL}),
      cycles as materialized (${CYCLES_SQL}),
      todo as materialized (${isHost ? HOST_TODO_SQL : RENTER_TODO_SQL})
    select
      ${GROUPS.map((group) => `(select count(*)::int from b where ${groupSql(group)}) as ${group}_count`).join(',\n      ')},
      (select count(*)::int from own) as spaces,
      (select count(*)::int from own where status = 'published') as published,
      (select count(*)::int from lettable) as lettable,
      ${isHost ? HOST_FIGURES_SQL : RENTER_FIGURES_SQL},
      (select count(*)::int from todo) as todo_count,
      coalesce((select json_agg(id) from (select id from todo order by is_later, until, id limit :todoMax) t), '[]') as todo_ids,
      coalesce((select json_agg(id) from (select b.id from b where ${groupSql(BookingGroup.UPCOMING)}
        order by b.starts_on, b.id limit :upcomingMax) u), '[]') as upcoming_ids`;
}

const HOST_TODO_SQL = `
  select b.id, b.status <> 'requested' as is_later, case b.status
      when 'requested' then b.respond_by
      when 'move_out' then b.move_out_at + make_interval(hours => (b.terms_snapshot -> 'constants' ->> 'MOVE_OUT_CONFIRM_HOURS')::int)
      else b.starts_on::timestamptz
    end as until
  from b where b.status = 'requested' and b.respond_by > :now or b.status = 'move_out'
    or b.status = 'confirmed' and b.starts_on >= :today::date and b.starts_on <= :prepareUntil::date`;

const RENTER_TODO_SQL = `select b.id, false as is_later, b.hold_expires_at as until from b where b.status = 'pending_payment' and b.hold_expires_at > :now`;

const HOST_FIGURES_SQL = `
  (${INCOME_SQL}) as income, 0 as due_cents,
  (select json_agg(taken order by day) from (${TAKEN_BY_DAY_SQL}) t) as taken_by_day,
  null as next_charge`;

const RENTER_FIGURES_SQL = `
  '[]'::json as income,
  (select coalesce(sum((line ->> 'totalCents')::int), 0)::int from cycles
    where is_running and due_on >= :monthStart::date and due_on < :monthStart::date + interval '1 month') as due_cents,
  '[]'::json as taken_by_day,
  (select json_build_object('dueOn', c.due_on, 'totalCents', (c.line ->> 'totalCents')::int, 'methodBrand', p.method_brand, 'methodLast4', p.method_last4)
    from cycles c left join lateral (
      select method_brand, method_last4 from payments where booking_id = c.booking_id order by created_at desc, id desc limit 1
    ) p on true
    where c.is_running and not c.is_paid and c.due_on > :today::date order by c.due_on, c.booking_id limit 1) as next_charge`;
