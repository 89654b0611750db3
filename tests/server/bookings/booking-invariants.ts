import { bookingTransitions } from '../../../server/features/bookings/lifecycle/booking.transitions.js';
import type { TestApp } from '../../support/test-app.js';

const TAKEN = `('captured')`;
const OWED = `('open', 'retrying', 'past_due')`;
const AGREED = `('confirmed', 'active', 'move_out', 'completed')`;

/** The invariants of bookings, their money and their notifications at rest, each with a statement that finds violations. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'P-09 no provider step is pending': `
    select id::text from payments where pending_step is not null union all select id::text from refunds where status <> 'done'`,
  'P-09 the captured payments are those that the provider captured': `
    select i.id, i.status, p.status as ours from sandbox_intents i left join payments p on p.idempotency_key = i.idempotency_key
    where (i.status = 'succeeded') is distinct from (p.status in ${TAKEN})`,
  'P-09 only requests have an authorized payment, and only holds one that waits for authentication': `
    select i.id, i.status, b.status as booking from sandbox_intents i left join payments p on p.idempotency_key = i.idempotency_key left join bookings b on b.id = p.booking_id
    where i.status = 'requires_capture' and b.status is distinct from 'requested' or i.status = 'requires_action' and b.status is distinct from 'pending_payment'`,
  'nobody is charged twice': `select booking_id from payments where status in ${TAKEN} group by booking_id having count(*) > 1`,
  'captured payments belong to agreed or cancelled bookings, refunds to cancelled ones': `
    select b.id, b.status, p.status as payment from bookings b join payments p on p.booking_id = b.id
    where p.status = 'captured' and b.status not in ${AGREED} and b.status <> 'cancelled'
      or exists (select from refunds r where r.payment_id = p.id) and b.status <> 'cancelled'`,
  'P-14 the refunds equal those of the provider and never exceed the payment': `
    select p.id, p.status, p.total_cents, r.back, s.given from payments p
      left join lateral (select sum(total_cents - credit_cents)::int as back from refunds where payment_id = p.id) r on true
      left join lateral (select sum(amount_cents)::int as given from sandbox_refunds where intent_id = p.provider_ref) s on true
    where r.back is distinct from s.given or coalesce(r.back, 0) > p.total_cents - p.credit_cents
      or r.back is not null and p.captured_at is null`,
  'P-14 a booking that its renter did not cancel is refunded in full': `
    select b.id, p.status from bookings b join payments p on p.booking_id = b.id
    where b.status = 'cancelled' and b.cancelled_by <> 'renter' and (p.status = 'pending'
      or p.status = 'captured' and p.total_cents is distinct from (select sum(r.total_cents) from refunds r where r.payment_id = p.id))`,
  'every agreed booking has a captured payment or, if confirmed, a scheduled one': `
    select b.id from bookings b where b.status in ${AGREED} and not exists (
      select from payments p where p.booking_id = b.id and (p.status = 'captured' or p.status = 'pending' and b.status = 'confirmed'))`,
  'every request has exactly one authorized payment': `
    select b.id from bookings b where b.status = 'requested' and (select count(*) from payments p where p.booking_id = b.id and p.status = 'authorized') <> 1`,
  'P-06 each charge and each refund is in the ledger once, to the cent': `
    select p.id, p.status, l.* from payments p left join (
      select payment_id, ${['money_in', 'refund_ordered', 'refund_done'].map((rule) => `count(distinct tx_id) filter (where rule = '${rule}') as ${rule}`).join(', ')},
        coalesce(sum(amount_cents) filter (where account = 'provider_clearing'), 0) as clearing, coalesce(sum(amount_cents) filter (where account = 'refund_payable'), 0) as going_back
      from ledger_entries where payment_id is not null group by payment_id
    ) l on l.payment_id = p.id
      left join lateral (select count(*) as times, coalesce(sum(total_cents - credit_cents), 0) as back from refunds where payment_id = p.id) r on true
    where p.status in ${TAKEN} and (l.money_in is distinct from 1 or l.refund_ordered <> r.times or l.refund_done <> r.times or l.clearing <> p.total_cents - p.credit_cents - r.back or l.going_back <> 0)
      or p.status not in ${TAKEN} and l.payment_id is not null`,
  'M3 the accounts of a cycle match its payments; only an owed cycle has a receivable, and a cancelled one has no balance': `
    select c.id, c.status, l.* from billing_cycles c left join (
      select cycle_id, sum(amount_cents) as sum, ${['renter_receivable', 'held', 'provider_clearing'].map((account) => `coalesce(sum(amount_cents) filter (where account = '${account}'), 0) as ${account}`).join(', ')}
      from ledger_entries where cycle_id is not null group by cycle_id
    ) l on l.cycle_id = c.id
      left join lateral (select coalesce(sum(r.total_cents - r.credit_cents), 0) as card from refunds r join payments p on p.id = r.payment_id where p.cycle_id = c.id) r on true
      left join lateral (select coalesce(sum(p.credit_cents), 0) as credit from payments p where p.cycle_id = c.id and p.captured_at is not null) s on true
    where c.paid_at is not null and (l.sum is distinct from 0 or l.renter_receivable <> 0 or l.provider_clearing <> c.total_cents - s.credit - r.card)
      or c.paid_at is null and (l.sum <> 0 or l.provider_clearing <> 0 or l.renter_receivable <> case when c.status in ${OWED} then c.total_cents else 0 end
        or c.status not in ${OWED} and l.held <> 0)`,
  'T11 a host owes the fee once for each booking they cancelled and for no other': `
    select b.id, b.cancelled_by, l.owed, l.sum from bookings b
      left join (select booking_id, sum(amount_cents) filter (where account = 'host_payable') as owed, sum(amount_cents) as sum from ledger_entries where rule = 'host_fee' group by booking_id) l on l.booking_id = b.id
    where (b.cancelled_by = 'host') is distinct from (l.owed = 5000) and (b.cancelled_by = 'host' or l.owed is not null) or l.sum <> 0`,
  'T13 T17 T18 each status has its instant, in order': `
    select id, status from bookings where (status in ('active', 'move_out', 'completed')) is distinct from (started_at is not null)
      or (status in ('move_out', 'completed')) is distinct from (move_out_at is not null) or (status = 'completed') is distinct from (completed_at is not null)
      or (status = 'cancelled') is distinct from (cancelled_at is not null) or not coalesce(started_at <= move_out_at, true) or not coalesce(move_out_at <= completed_at, true)`,
  'P-12 an authorized or captured payment equals the first line of the price': `
    select p.id from payments p join bookings b on b.id = p.booking_id
    where p.status in ('captured', 'authorized') and b.status in ('requested', 'confirmed', 'active', 'move_out', 'completed') and p.total_cents <> (b.charges -> 0 ->> 'totalCents')::int`,
  'P-01 no two bookings hold a day of one space': `
    select a.id from bookings a join bookings b on a.space_id = b.space_id and a.id < b.id and a.period && b.period
    where a.status in ('pending_payment', 'requested', 'confirmed', 'active', 'move_out') and b.status in ('pending_payment', 'requested', 'confirmed', 'active', 'move_out')`,
  'T1 no renter has more than three open bookings': `select renter_id from bookings where status in ('requested', 'pending_payment') group by renter_id having count(*) > 3`,
  'P-08 nobody gets the same notification of a booking twice': `
    select booking_id, user_id, type from notifications where booking_id is not null and type <> 'booking_response_reminder' group by booking_id, user_id, type having count(*) > 1`,
  'P-08 both sides of a confirmed booking are notified': `
    select b.id from bookings b where b.status in ${AGREED} and (
      select count(*) from notifications n where n.booking_id = b.id and n.type in ('booking_confirmed_renter', 'booking_confirmed_host')) <> 2`,
  'P-08 both sides are notified when a booking is cancelled, begins or is completed': `
    select b.id, b.status, w.types from bookings b
      join (values ('cancelled', 'booking%cancelled%'), ('active', 'booking_active%'), ('move_out', 'booking_active%'), ('completed', 'booking_completed%')) as w (status, types) on w.status = b.status
    where (select count(*) from notifications n where n.booking_id = b.id and n.type like w.types) <> 2`,
  'P-08 no event is pending in the outbox': 'select id, last_error from outbox where dispatched_at is null',
};

interface Step {
  readonly booking_id: string;
  readonly from_status: string | null;
  readonly to_status: string;
  readonly action: string;
  readonly actor_role: string;
}

/** The violated invariants with some of the rows; empty if none. */
export async function brokenInvariants(app: TestApp): Promise<string[]> {
  const { em } = app.context();
  const broken: string[] = [];
  for (const [name, sql] of Object.entries(INVARIANTS)) {
    const rows = await em.execute<object[]>(sql);
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const steps = await em.execute<Step[]>(
    'select booking_id, from_status, to_status, action, actor_role from booking_events order by booking_id, id',
  );
  const statuses = await em.execute<{ id: string; status: string }[]>('select id, status from bookings');
  return [...broken, ...wrongHistory(steps, new Map(statuses.map(({ id, status }) => [id, status])))];
}

/** P-15 every step is a row of the table and starts at the previous step's end; the last one leads to the status. */
function wrongHistory(steps: readonly Step[], statuses: ReadonlyMap<string, string>): string[] {
  const reached = new Map<string, string>();
  const wrong: string[] = [];
  for (const step of steps) {
    if ((reached.get(step.booking_id) ?? null) !== step.from_status || !isOfTheTable(step))
      wrong.push(`P-15 ${JSON.stringify(step)}`);
    reached.set(step.booking_id, step.to_status);
  }
  for (const [id, status] of statuses)
    if (reached.get(id) !== status) wrong.push(`P-15 the history of ${id} does not lead to ${status}`);
  return wrong;
}

function isOfTheTable({ from_status: from, to_status: to, action, actor_role: actor }: Step): boolean {
  if (action === 'change_dates') return from === to && actor === 'renter';
  const isFrom = (row: readonly string[] | null): boolean =>
    from === null ? row === null : (row?.includes(from) ?? false);
  return bookingTransitions.some(
    (row) =>
      String(row.on) === action && String(row.to) === to && isFrom(row.from) && row.by.map(String).includes(actor),
  );
}
