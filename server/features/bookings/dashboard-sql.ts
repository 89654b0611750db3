import { CHARGED_SQL, EARNING_SQL } from './booking-groups.rules.js';

// Parts of the dashboard's statements. They stand on `b`, the side's bookings, and on `lettable`, the host's spaces.

/** Spaces that could be let. */
export const LETTABLE_SQL = `status in ('published', 'paused')`;

/**
 * Every charge of the bookings: number, first day of its period, day it is due, its line of the price. A stay without
 * end has only its first month written down, and the same again each month. What began over a year ago is left out.
 * Of a charge that was given back in part, the host keeps her share of the rest.
 */
export const CYCLES_SQL = `
  select c.*, case when c.cycle_no = 1 then (c.line ->> 'dueOn')::date else c.begins_on end as due_on,
    p.kept_share is not null as is_paid, round((c.line ->> 'hostNetCents')::int * coalesce(p.kept_share, 1))::int as host_net
  from (
    select b.id as booking_id, b.status in (${CHARGED_SQL}) as is_running, n as cycle_no, b.ends_on,
      (b.starts_on + make_interval(months => n - 1))::date as begins_on, coalesce(b.charges -> (n - 1), b.charges -> -1) as line
    from b, generate_series(1, case b.term_type when 'rolling' then 12 * (1 + (b.ends_on - b.starts_on) / 366) else jsonb_array_length(b.charges) end) as n
  ) c left join lateral (
    select 1 - coalesce((select sum(r.rent_cents) from refunds r where r.payment_id = p.id), 0)::numeric / greatest(p.rent_cents, 1) as kept_share
    from payments p where p.booking_id = c.booking_id and p.cycle_no = c.cycle_no and p.kind in ('first', 'cycle', 'final') and p.status in ('captured', 'partially_refunded') limit 1
  ) p on true
  where c.begins_on < c.ends_on and c.begins_on >= :yearStart::date`;

/** The host's income month by month, from `:yearStart` to the present month: what was taken, and with what is to come. */
export const INCOME_SQL = `
  select coalesce(json_agg(json_build_object('month', m.month, 'paidCents', m.paid, 'expectedCents', m.expected) order by m.month), '[]') from (
    select month::date as month,
      coalesce(sum(c.net) filter (where c.is_paid), 0)::int as paid,
      coalesce(sum(c.net) filter (where c.is_paid or c.is_running and month = :monthStart::date), 0)::int as expected
    from generate_series(:yearStart::date, :monthStart::date, interval '1 month') as month
      left join (select begins_on, is_paid, is_running, host_net as net from cycles) c
        on c.begins_on >= month and c.begins_on < month + interval '1 month'
    group by month
  ) m`;

/** How many of the spaces are taken on each day of the month. */
export const TAKEN_BY_DAY_SQL = `
  select d.day::date as day, count(distinct b.space_id)::int as taken,
    count(b.id) filter (where b.starts_on = d.day)::int as arrivals
  from generate_series(:monthStart::date, (:monthStart::date + interval '1 month')::date - 1, interval '1 day') as d (day)
    left join (b join lettable on lettable.id = b.space_id) on b.status in (${EARNING_SQL}) and b.starts_on <= d.day and b.ends_on > d.day
  group by d.day`;
