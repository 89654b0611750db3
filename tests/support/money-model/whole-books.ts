import { bookingTransitions } from '../../../server/features/bookings/lifecycle/booking.transitions.js';
import { cycleTransitions } from '../../../server/features/bookings/billing/cycle.transitions.js';
import { disputeTransitions } from '../../../server/features/bookings/disputes/dispute.transitions.js';
import { payoutTransitions } from '../../../server/features/bookings/payouts/payout.transitions.js';
import { paymentTransitions } from '../../../server/features/bookings/payments/payment.transitions.js';
import { refundTransitions } from '../../../server/features/bookings/payments/refund.transitions.js';
import { claimTransitions } from '../../../server/features/claims/claim.transitions.js';
import { brokenBooks } from '../money/payouts.js';
import { bookingId, rows, type Market, RENTERS } from './market.js';
import type { ModelState } from './model-state.js';

const HOLDING = `('pending_payment', 'requested', 'confirmed', 'active', 'ending', 'move_out')`;

/** The invariants after every command, each with a statement that finds violations. */
const ALWAYS: Readonly<Record<string, string>> = {
  'P-01 no two bookings hold a day of one space': `
    select a.reference, b.reference as other from bookings a join bookings b on a.space_id = b.space_id and a.id < b.id and a.period && b.period
    where a.status in ${HOLDING} and b.status in ${HOLDING}`,
  'a cycle is collected once': `
    select cycle_id from payments p where captured_at is not null and cycle_id is not null group by cycle_id
    having sum(captured_cents) - sum((select coalesce(sum(total_cents), 0) from refunds r where r.payment_id = p.id)) > (select total_cents from billing_cycles c where c.id = cycle_id)
      and count(*) > 1`,
  'P-09 our taken payments are taken at the provider': `
    select p.id, i.status from payments p left join sandbox_intents i on i.id = p.provider_ref where p.captured_at is not null and (i.status is distinct from 'succeeded' or i.captured_cents <> p.captured_cents)`,
  'P-09 what the provider took and we do not ask for any more is ours': `
    select i.id, p.status from sandbox_intents i left join payments p on p.provider_ref = i.id or p.idempotency_key = i.idempotency_key
    where i.status = 'succeeded' and (p.id is null or p.captured_at is null and p.pending_step is null and p.status <> 'action_required')`,
  'a refund is at the provider once and for its amount': `
    select r.id, r.status from refunds r left join lateral (select count(*) as times, max(amount_cents) as cents from sandbox_refunds s where s.id = r.provider_ref) s on true
    where r.status = 'done' and r.bank_reference is null and r.total_cents > r.credit_cents and (s.times <> 1 or s.cents <> r.total_cents - r.credit_cents)`,
  'the provider gives nothing back that we did not order': `
    select s.id from sandbox_refunds s left join refunds r on r.provider_ref = s.id or r.idempotency_key = s.idempotency_key
      -- A try that failed before staff asked again: its key begins with the refund's.
      or s.status = 'failed' and split_part(s.idempotency_key, ':', 1) = r.id::text
    where r.id is null`,
  'an order for a refund is carried out once': `
    select idempotency_key from sandbox_refunds where status <> 'failed' group by idempotency_key having count(*) > 1`,
  'a pay-out is transferred once and for its amount': `
    select p.id, p.status from payouts p where p.transfer_ref is not null and not exists (
      select from sandbox_objects o where o.kind = 'transfer' and o.id = p.transfer_ref and (o.body ->> 'amount')::int = p.amount_cents)`,
  'the provider transfers nothing that we did not order': `
    select o.id from sandbox_objects o where o.kind = 'transfer' and not exists (select from payouts p where p.transfer_ref = o.id or o.body ->> 'description' = 'pay-out ' || p.id)`,
  'M3 only a cycle that is owed, or that a bank has taken back for now, has a receivable': `
    select c.id, c.status, l.cents, d.cents as disputed from billing_cycles c left join lateral (
      select coalesce(sum(amount_cents), 0) as cents from ledger_entries where cycle_id = c.id and account = 'renter_receivable') l on true
      left join lateral (select coalesce(sum(d.amount_cents), 0) as cents from payment_disputes d join payments p on p.id = d.payment_id
        where p.cycle_id = c.id and d.status in ('open', 'answered')) d on true
    where l.cents <> case when c.status in ('open', 'retrying', 'past_due') then c.total_cents else 0 end + d.cents`,
  'M3 what was collected of a cycle is what it asks for and what went back of it': `
    select c.id, c.status, c.total_cents, l.cents, r.back from billing_cycles c left join lateral (
      select -coalesce(sum(amount_cents), 0) as cents from ledger_entries where cycle_id = c.id and rule in ('money_in', 'credit_spent') and account = 'renter_receivable') l on true
      left join lateral (select coalesce(sum(r.total_cents), 0) as back from refunds r join payments p on p.id = r.payment_id where p.cycle_id = c.id) r on true
    where c.status = 'paid' and not (l.cents - r.back <= c.total_cents and c.total_cents <= l.cents) or c.status <> 'paid' and l.cents <> 0`,
  'a confirmed stay has its agreement': `
    select b.reference from bookings b where b.status in ('confirmed', 'active', 'ending', 'move_out', 'completed', 'terminated') and not exists (select from booking_terms t where t.booking_id = b.id)`,
  'P-08 one notice for an event and a reader': `
    select dedupe_key from notifications group by dedupe_key having count(*) > 1`,
  'P-08 nobody is told the same step of a booking twice': `
    select booking_id, user_id, type from notifications where type ~ '^booking_(confirmed|cancelled|completed|active|declined|expired|requested)' group by 1, 2, 3 having count(*) > 1`,
  'no alarm': `select kind, ref, expected_cents, found_cents from reconciliation_alarms where kind not in ('payout_unanswered', 'balance_too_small', 'transfer_not_returned', 'payment_disputed')`,
};

/** The invariants once the provider works and nothing is pending. */
const AT_REST: Readonly<Record<string, string>> = {
  'P-09 nothing waits for the provider': `
    select id::text, pending_step as what from payments where pending_step is not null union all select id::text, status from refunds where status in ('wanted', 'pending')
    union all select id::text, status from payouts where status = 'scheduled' or status = 'failed' and transfer_ref is not null and reversed_at is null`,
  'P-08 no event waits': 'select id, last_error from outbox where dispatched_at is null',
  'P-09 what the provider took is ours': `
    select i.id, p.status from sandbox_intents i left join payments p on p.provider_ref = i.id where (i.status = 'succeeded') is distinct from (p.captured_at is not null)`,
  'P-09 nothing is held for a booking that does not wait for it': `
    select i.id, b.status from sandbox_intents i left join payments p on p.provider_ref = i.id left join bookings b on b.id = p.booking_id
    where i.status = 'requires_capture' and b.status is distinct from 'requested'`,
  'what the provider gave back is what we booked': `
    select s.id, s.status, r.status as ours from sandbox_refunds s left join refunds r on r.provider_ref = s.id where (s.status = 'succeeded') is distinct from (r.status = 'done' and r.bank_reference is null) and r.provider_ref is not null`,
  'our balance at the provider is what the books say': `
    select l.cents as ours, b.cents as theirs from
      (select coalesce(sum(amount_cents), 0) as cents from ledger_entries where account in ('provider_clearing', 'host_paid')) l,
      (select coalesce(sum(amount_cents), 0) as cents from sandbox_balance where account_id is null) b where l.cents <> b.cents`,
  'M4 every dispute is known and stands as the bank has it': `
    select o.id, o.body ->> 'status' as theirs, d.status as ours from sandbox_objects o left join payment_disputes d on d.ref = o.id
    where o.kind = 'dispute' and d.status is distinct from case o.body ->> 'status' when 'needs_response' then 'open' when 'under_review' then 'answered' else o.body ->> 'status' end`,
  'M4 a share is held as long as its charge is disputed': `
    select d.id, d.status from payment_disputes d where (d.status in ('open', 'answered')) is distinct from exists (
      select from earning_holds h where h.source_id = d.id and h.released_at is null)`,
  'both sides know of what became of a booking': `
    select b.reference, b.status from bookings b join (values ('confirmed', 'booking_confirmed%'), ('cancelled', 'booking%cancelled%'), ('active', 'booking_active%'), ('completed', 'booking_completed%')) as w (status, types)
      on w.status = b.status where (select count(*) from notifications n where n.booking_id = b.id and n.type like w.types) < 2`,
};

/** The violated invariants after a command, with some of the rows. */
export async function violatedInvariants(
  market: Market,
  before: ModelState,
  after: Omit<ModelState, 'steps'>,
): Promise<string[]> {
  return [
    ...(await broken(market, ALWAYS)),
    ...(await brokenBooks(market.world)).map((row) => JSON.stringify(row)),
    ...(await wrongSteps(market)),
    ...wrongMoves(before.statuses, after.statuses),
    ...(before.bookedLines === after.bookedLines && before.steps % SCREENS_EVERY !== 0
      ? []
      : await wrongScreens(market)),
  ];
}

/** Pages are checked when the books changed, and every few commands. */
const SCREENS_EVERY = 5;

export const violatedInvariantsAtRest = (market: Market): Promise<string[]> => broken(market, AT_REST);

async function broken(market: Market, statements: Readonly<Record<string, string>>): Promise<string[]> {
  const parts = Object.values(statements).map(
    (text, index) => `select * from (select ${index} as rule, to_jsonb(t) as wrong from (${text}) t limit 3) r${index}`,
  );
  const found = await rows<{ rule: number; wrong: object }>(market, parts.join(' union all '));
  const names = Object.keys(statements);
  return found.map(({ rule, wrong }) => `${names[rule]}: ${JSON.stringify(wrong)}`);
}

interface Step {
  readonly booking_id: string;
  readonly from_status: string | null;
  readonly to_status: string;
  readonly action: string;
  readonly actor_role: string;
}

/** P-15 every step of a booking is a row of the table and starts at the previous step's end. */
async function wrongSteps(market: Market): Promise<string[]> {
  const steps = await rows<Step>(
    market,
    'select booking_id, from_status, to_status, action, actor_role from booking_events order by booking_id, id',
  );
  const reached = new Map<string, string>();
  return steps.flatMap((step) => {
    const { booking_id: id, from_status: from, to_status: to, action, actor_role: actor } = step;
    const isNext = (reached.get(id) ?? null) === from;
    reached.set(id, to);
    const isKnown =
      (action === 'change_dates' && from === to) ||
      bookingTransitions.some(
        (row) =>
          String(row.on) === action &&
          (row.to === 'same' ? from === to : String(row.to) === to) &&
          (from === null ? row.from === null : (row.from?.map(String).includes(from) ?? false)) &&
          row.by.map(String).includes(actor),
      );
    return isNext && isKnown ? [] : [`P-15 ${JSON.stringify(step)}`];
  });
}

type Rows = readonly { readonly from: readonly string[] | null; readonly to: string }[];
const TABLES: Readonly<Record<string, Rows>> = {
  payment: paymentTransitions,
  cycle: cycleTransitions,
  refund: refundTransitions,
  payout: payoutTransitions,
  claim: claimTransitions,
  dispute: disputeTransitions,
};

/** Every status is reached by rows of its table; one command may take several steps. */
function wrongMoves(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].flatMap(([key, to]) => {
    const from = before.get(key) ?? null;
    if (from === to) return [];
    const table = TABLES[key.split(' ')[0] ?? ''] ?? [];
    return isReachable(table, from, to) ? [] : [`P-15 ${key} moved from ${from} to ${to}`];
  });
}

function isReachable(table: Rows, from: string | null, to: string): boolean {
  const next = (status: string | null) =>
    table.filter((row) => (status === null ? row.from === null : row.from?.includes(status))).map((row) => row.to);
  const seen = new Set<string>();
  const open = next(from);
  for (let status = open.pop(); status !== undefined; status = open.pop()) {
    if (status === 'same' || seen.has(status)) continue;
    seen.add(status);
    open.push(...next(status));
  }
  return seen.has(to);
}

const PAID = `{ renterPayments { years { paidCents } } paymentRecords(first: 50) { pageInfo { hasNextPage } edges { node { kind amountCents } } } }`;
const EARNED = `{ viewer { earnings { payableCents debtCents paidCents } } }`;
const SHOWN = `query ($id: ID!) { booking(id: $id) { cycles { cycleNo status totalCents paidAt } } }`;

interface Paid {
  readonly renterPayments: { readonly years: readonly { readonly paidCents: number }[] };
  readonly paymentRecords: {
    readonly pageInfo: { readonly hasNextPage: boolean };
    readonly edges: readonly { readonly node: { readonly kind: string; readonly amountCents: number } }[];
  };
}

/** Every amount on a page equals the ledger's: the payments of renters, the host's balance, the list on a booking's page. */
async function wrongScreens(market: Market): Promise<string[]> {
  const wrong: string[] = [];
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  for (const name of RENTERS) {
    const { renterPayments, paymentRecords } = await market.people[name].query<Paid>(PAID);
    const [{ came, back } = { came: 0, back: 0 }] = await rows<{ came: number; back: number }>(
      market,
      `select coalesce(sum(amount_cents) filter (where account = 'provider_clearing' and rule in ('money_in', 'money_unowed', 'deposit_taken')), 0)::int as came,
         -coalesce(sum(amount_cents) filter (where account = 'refund_payable' and rule in ('refund_ordered', 'money_unowed')), 0)::int as back
       from ledger_entries l join bookings b on b.id = l.booking_id join users u on u.id = b.renter_id where split_part(u.email, '@', 1) = ?`,
      [name],
    );
    const years = sum(renterPayments.years.map(({ paidCents }) => paidCents));
    if (years !== came - back) wrong.push(`${name} reads ${years} paid, the ledger has ${came} - ${back}`);
    if (paymentRecords.pageInfo.hasNextPage) continue;
    const of = (kind: string) =>
      sum(paymentRecords.edges.filter(({ node }) => node.kind === kind).map(({ node }) => node.amountCents));
    if (of('CHARGE') !== came || of('REFUND') !== back)
      wrong.push(`${name} reads charges of ${of('CHARGE')} and refunds of ${of('REFUND')}, not ${came} and ${back}`);
  }
  return [...wrong, ...(await wrongEarnings(market)), ...(await wrongPages(market))];
}

async function wrongEarnings(market: Market): Promise<string[]> {
  const { viewer } = await market.people.host.query<{
    viewer: { earnings: { payableCents: number; debtCents: number; paidCents: number } };
  }>(EARNED);
  const { payableCents, debtCents, paidCents } = viewer.earnings;
  const [{ payable, held, paid } = { payable: 0, held: 0, paid: 0 }] = await rows<{
    payable: number;
    held: number;
    paid: number;
  }>(
    market,
    `with e as (select booking_id, cycle_id, -sum(amount_cents) filter (where account = 'host_payable') as cents, -sum(amount_cents) filter (where account = 'host_paid') as sent
       from ledger_entries where host_id is not null and account in ('host_payable', 'host_paid') group by 1, 2)
     select coalesce(sum(cents), 0)::int as payable, coalesce(sum(sent), 0)::int as paid, coalesce(sum(cents) filter (where cents > 0 and exists (
       select from earning_holds h where h.released_at is null and (h.held_until is null or h.held_until > ?) and (h.booking_id is null or h.booking_id = e.booking_id) and (h.cycle_id is null or h.cycle_id = e.cycle_id))), 0)::int as held from e`,
    [market.world.clock.now()],
  );
  const isSame = payableCents - debtCents === payable - held && paidCents === paid;
  return isSame
    ? []
    : [
        `the host reads ${payableCents} - ${debtCents} payable, ${paidCents} paid; the ledger has ${payable} - ${held} and ${paid}`,
      ];
}

/** The page of the booking that changed last. */
async function wrongPages(market: Market): Promise<string[]> {
  const [latest] = await rows<{ id: string; renter: (typeof RENTERS)[number] }>(
    market,
    `select b.id, split_part(u.email, '@', 1) as renter from bookings b join users u on u.id = b.renter_id where exists (select from billing_cycles c where c.booking_id = b.id) order by b.updated_at desc, b.id limit 1`,
  );
  if (!latest) return [];
  const { booking } = await market.people[latest.renter].query<{
    booking: { cycles: readonly { cycleNo: number; totalCents: number; paidAt: string | null }[] };
  }>(SHOWN, { id: bookingId(latest.id) });
  const booked = await rows<{ cycle_no: number; came: number; back: number }>(
    market,
    `select c.cycle_no, -coalesce(sum(l.amount_cents) filter (where l.rule in ('money_in', 'credit_spent') and l.account = 'renter_receivable'), 0)::int as came,
       -coalesce(sum(l.amount_cents) filter (where l.rule = 'refund_ordered' and l.account in ('refund_payable', 'credit_liability')), 0)::int as back
     from ledger_entries l join billing_cycles c on c.id = l.cycle_id where c.booking_id = ? group by 1`,
    [latest.id],
  );
  const byNumber = new Map(booked.map((one) => [one.cycle_no, one]));
  return booking.cycles.flatMap(({ cycleNo, totalCents, paidAt }) => {
    const { came, back } = byNumber.get(cycleNo) ?? { came: 0, back: 0 };
    // An earlier end reduces the price of a paid month, and the rest is refunded.
    const isSame = paidAt === null ? came === 0 : came - back <= totalCents && totalCents <= came;
    return isSame ? [] : [`cycle ${cycleNo} reads ${totalCents}, the ledger has ${came} less ${back}`];
  });
}
