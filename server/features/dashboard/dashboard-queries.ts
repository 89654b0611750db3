import { sql, type Expression, type RawBuilder } from 'kysely';
import { SpaceStatus } from '../spaces/space-types.js';
import type { NextCharge } from '../bookings/payments/next-charge.types.js';
import type { MonthIncome } from './dashboard.types.js';
import { cycleStatusesThat } from '../bookings/billing/cycle-transitions.js';
import { statusesThat } from '../bookings/booking-status.rules.js';

// Parts of the dashboard's statements that Kysely cannot express (series, lateral joins, JSON). They read `b`, the bookings of the side,
// and `lettable`, the host's spaces.

/** Statuses of spaces that could be let. */
export const LETTABLE_STATUSES = [SpaceStatus.PUBLISHED, SpaceStatus.PAUSED];

const list = (values: readonly string[]): RawBuilder<unknown> => sql.join(values.map((value) => sql.lit(value)));

/** One billing cycle of a booking. */
export interface CycleRow {
  booking_id: string;
  /** Whether further charges of its booking are possible. */
  is_billable: boolean;
  is_paid: boolean;
  /** Charged automatically: not past due. */
  comes_by_itself: boolean;
  begins_on: string;
  /** The day it is charged, or retried. */
  due_on: string;
  total_cents: number;
  host_net: number;
}

/**
 * The cycles of the bookings that began since `yearStart`. Of a partially refunded payment the host keeps the share of the rest; cancelled
 * and waived cycles count as zero.
 */
export function cycles(yearStart: string): RawBuilder<CycleRow> {
  return sql<CycleRow>`(
    select c.id, c.booking_id, c.starts_on as begins_on, c.total_cents,
      b.status in (${list(statusesThat('isBillable'))}) as is_billable, c.paid_at is not null as is_paid, c.paid_at is null and c.status <> 'past_due' as comes_by_itself,
      (case when c.status = 'retrying' then coalesce(c.next_try_at, c.due_at) else c.due_at end at time zone (b.terms_snapshot ->> 'timeZone'))::date as due_on,
      case when p.kept_cents is null then c.host_net_cents else round(c.host_net_cents::numeric * p.kept_cents / greatest(c.rent_cents, 1))::int end as host_net
    from billing_cycles c join b on b.id = c.booking_id left join lateral (
      select p.rent_cents - coalesce((select sum(r.rent_cents) from refunds r where r.payment_id = p.id), 0) as kept_cents
      from payments p where p.cycle_id = c.id and p.captured_at is not null limit 1
    ) p on true
    where c.starts_on >= ${yearStart}::date and (c.paid_at is not null or c.status in (${list(cycleStatusesThat('isUnpaid'))})))`;
}

/** The host's income month by month, from `yearStart` to the current month: collected, and including future charges. */
export function monthlyIncome(yearStart: string, monthStart: string): RawBuilder<MonthIncome[]> {
  return sql<MonthIncome[]>`(
    select coalesce(json_agg(json_build_object('month', m.month, 'paidCents', m.paid, 'expectedCents', m.expected) order by m.month), '[]') from (
      select month::date as month,
        coalesce(sum(c.host_net) filter (where c.is_paid), 0)::int as paid,
        coalesce(sum(c.host_net) filter (where c.is_paid or c.is_billable and month = ${monthStart}::date), 0)::int as expected
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

/** Charges due this month, paid or future, cents. */
export function dueThisMonth(monthStart: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(total_cents), 0)::int from cycles
    where is_billable and due_on >= ${monthStart}::date and due_on < ${monthStart}::date + interval '1 month')`;
}

/** The earliest automatic charge, with the card of its booking. */
export function nextCharge(): RawBuilder<NextCharge | null> {
  return sql<NextCharge | null>`(
    select json_build_object('renterId', b.renter_id, 'bookingId', c.booking_id, 'cycleId', c.id, 'dueOn', c.due_on, 'totalCents', c.total_cents, 'methodBrand', coalesce(m.brand, p.method_brand), 'methodLast4', coalesce(m.last4, p.method_last4))
    from cycles c join b on b.id = c.booking_id left join payment_methods m on m.user_id = b.renter_id and m.ref = b.payment_method_ref left join lateral (
      select method_brand, method_last4 from payments
      where booking_id = c.booking_id and payment_method_ref = coalesce(b.payment_method_ref, payment_method_ref)
      order by captured_at is null and b.payment_method_ref is null, created_at desc, id desc limit 1
    ) p on true
    where c.is_billable and c.comes_by_itself order by c.due_on, c.booking_id limit 1)`;
}

/** The ids that a subquery with one column `id` selects, in order. */
export function idList(query: Expression<{ id: string }>): RawBuilder<string[]> {
  return sql<string[]>`coalesce((select json_agg(t.id) from ${query} t), '[]')`;
}
