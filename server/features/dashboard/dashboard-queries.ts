import { sql, type Expression, type RawBuilder } from 'kysely';
import { SpaceStatus } from '../spaces/space-types.js';
import type { NextCharge } from '../bookings/payments/next-charge.types.js';
import type { MonthIncome } from './dashboard.types.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { PaymentStatus } from '../bookings/booking-types.js';

// Parts of the dashboard's statements that Kysely cannot express (series, lateral joins, JSON). They read `b`, the bookings
// of the side, and `lettable`, the host's spaces.

/** Statuses of spaces that could be let. */
export const LETTABLE_STATUSES = [SpaceStatus.PUBLISHED, SpaceStatus.PAUSED];

const list = (values: readonly string[]): RawBuilder<unknown> => sql.join(values.map((value) => sql.lit(value)));

/** One charge of a booking. */
export interface CycleRow {
  booking_id: string;
  cycle_no: number;
  is_running: boolean;
  is_paid: boolean;
  begins_on: string;
  due_on: string;
  host_net: number;
}

/**
 * The charges of the bookings: number, first day of the period, due day and line of the price. A rolling booking stores
 * its first month only, which repeats each month. Charges that began before `yearStart` are left out, and so are unpaid
 * charges after the first, because later periods are not charged yet.
 * Of a partly refunded charge the host keeps the share of the rest.
 */
export function cycles(yearStart: string): RawBuilder<CycleRow> {
  return sql<CycleRow>`(
    select c.*, case when c.cycle_no = 1 then (c.line ->> 'dueOn')::date else c.begins_on end as due_on,
      p.kept_share is not null as is_paid, round((c.line ->> 'hostNetCents')::int * coalesce(p.kept_share, 1))::int as host_net
    from (
      select b.id as booking_id, b.status in (${list(statusesThat('isBillable'))}) as is_running, n as cycle_no, b.ends_on,
        (b.starts_on + make_interval(months => n - 1))::date as begins_on, coalesce(b.charges -> (n - 1), b.charges -> -1) as line
      from b, generate_series(1, case b.term_type when 'rolling' then 12 * (1 + (b.ends_on - b.starts_on) / 366) else jsonb_array_length(b.charges) end) as n
    ) c left join lateral (
      select 1 - coalesce((select sum(r.rent_cents) from refunds r where r.payment_id = p.id), 0)::numeric / greatest(p.rent_cents, 1) as kept_share
      from payments p where p.booking_id = c.booking_id and p.cycle_no = c.cycle_no and p.kind in ('first', 'cycle', 'final')
        and p.status in (${list([PaymentStatus.CAPTURED, PaymentStatus.PARTIALLY_REFUNDED])}) limit 1
    ) p on true
    where c.begins_on < c.ends_on and c.begins_on >= ${yearStart}::date and (c.cycle_no = 1 or p.kept_share is not null))`;
}

/** The host's income month by month, from `yearStart` to the present month: taken, and together with what is to come. */
export function monthlyIncome(yearStart: string, monthStart: string): RawBuilder<MonthIncome[]> {
  return sql<MonthIncome[]>`(
    select coalesce(json_agg(json_build_object('month', m.month, 'paidCents', m.paid, 'expectedCents', m.expected) order by m.month), '[]') from (
      select month::date as month,
        coalesce(sum(c.host_net) filter (where c.is_paid), 0)::int as paid,
        coalesce(sum(c.host_net) filter (where c.is_paid or c.is_running and month = ${monthStart}::date), 0)::int as expected
      from generate_series(${yearStart}::date, ${monthStart}::date, interval '1 month') as month
        left join cycles c on c.begins_on >= month and c.begins_on < month + interval '1 month'
      group by month
    ) m)`;
}

/** How many of the lettable spaces are taken on each day of the month, and how many renters arrive. */
export function takenByDay(monthStart: string): RawBuilder<{ day: string; taken: number; arrivals: number }> {
  return sql<{ day: string; taken: number; arrivals: number }>`(
    select d.day::date as day, count(distinct b.space_id)::int as taken,
      count(b.id) filter (where b.starts_on = d.day)::int as arrivals
    from generate_series(${monthStart}::date, (${monthStart}::date + interval '1 month')::date - 1, interval '1 day') as d (day)
      left join (b join lettable on lettable.id = b.space_id) on b.status in (${list(statusesThat('isEarning'))}) and b.starts_on <= d.day and b.ends_on > d.day
    group by d.day)`;
}

/** Charges due this month, cents. */
export function dueThisMonth(monthStart: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum((line ->> 'totalCents')::int), 0)::int from cycles
    where is_running and due_on >= ${monthStart}::date and due_on < ${monthStart}::date + interval '1 month')`;
}

/** The earliest unpaid charge after today, with the card last used for its booking. */
export function nextChargeAfter(today: string): RawBuilder<NextCharge | null> {
  return sql<NextCharge | null>`(
    select json_build_object('dueOn', c.due_on, 'totalCents', (c.line ->> 'totalCents')::int, 'methodBrand', p.method_brand, 'methodLast4', p.method_last4)
    from cycles c left join lateral (
      select method_brand, method_last4 from payments where booking_id = c.booking_id order by created_at desc, id desc limit 1
    ) p on true
    where c.is_running and not c.is_paid and c.due_on > ${today}::date order by c.due_on, c.booking_id limit 1)`;
}

/** The ids that a subquery with one column `id` selects, in its order. */
export function idList(query: Expression<{ id: string }>): RawBuilder<string[]> {
  return sql<string[]>`coalesce((select json_agg(t.id) from ${query} t), '[]')`;
}
