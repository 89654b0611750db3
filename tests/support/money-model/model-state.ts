import { rows, type Market, type RenterName } from './market.js';

export interface Rental {
  readonly id: string;
  readonly status: string;
  readonly renter: RenterName;
  readonly isRolling: boolean;
  readonly hasOpenChange: boolean;
  readonly hasOwed: boolean;
  readonly hasTaken: boolean;
}

export interface OpenClaim {
  readonly id: string;
  readonly status: string;
  readonly side: 'renter' | 'host';
  readonly renter: RenterName;
  /** The side that the staff asked a question, while the answer is open, and the question's number. */
  readonly askedSide: 'renter' | 'host' | null;
  readonly questionNo: number | null;
  /** The amount that a host claims for a damage. */
  readonly depositWantedCents: number | null;
}

/** The state of a run between two commands, sufficient to decide which commands have an effect. */
export interface ModelState {
  rentals: readonly Rental[];
  claims: readonly OpenClaim[];
  failedRefunds: readonly string[];
  /** Disputes at the provider, whose bank may still reverse a lost one. */
  disputes: readonly string[];
  /** Statuses of all records with a table of transitions, by kind and id. */
  statuses: ReadonlyMap<string, string>;
  readonly bookedLines: number;
  /** The number of commands that had an effect. */
  steps: number;
}

export const EMPTY: ModelState = {
  rentals: [],
  claims: [],
  failedRefunds: [],
  disputes: [],
  statuses: new Map(),
  bookedLines: 0,
  steps: 0,
};

/** Reads the current state. */
export async function readModelState(market: Market): Promise<Omit<ModelState, 'steps'>> {
  const rentals = await rows<Rental>(
    market,
    `select b.id, b.status, split_part(u.email, '@', 1) as renter, b.term_type = 'rolling' as "isRolling",
       exists (select from booking_change_requests r where r.booking_id = b.id and r.status = 'open') as "hasOpenChange",
       exists (select from billing_cycles c where c.booking_id = b.id and c.status in ('open', 'retrying', 'past_due')) as "hasOwed",
       exists (select from billing_cycles c where c.booking_id = b.id and c.paid_at is not null) as "hasTaken"
     from bookings b join users u on u.id = b.renter_id order by b.created_at, b.id`,
  );
  const claims = await rows<OpenClaim>(
    market,
    `select c.id, c.status, c.side, split_part(u.email, '@', 1) as renter, q.side as "askedSide", q.number as "questionNo",
       case when c.wanted_remedy = 'deposit' then c.wanted_cents end as "depositWantedCents"
     from claims c join bookings b on b.id = c.booking_id join users u on u.id = b.renter_id
       left join claim_questions q on q.claim_id = c.id and q.ended_at is null
     where c.status not in ('closed', 'withdrawn') order by c.created_at, c.id`,
  );
  const failed = await rows<{ id: string }>(market, `select id from refunds where status = 'failed' order by id`);
  const disputes = await rows<{ id: string }>(
    market,
    `select id from sandbox_objects where kind = 'dispute' and body ->> 'status' <> 'won' order by created_at, id`,
  );
  const statuses = await rows<{ key: string; status: string }>(
    market,
    `select 'cycle ' || id as key, status from billing_cycles union all select 'refund ' || id, status from refunds
     union all select 'payout ' || id, status from payouts union all select 'claim ' || id, status from claims
     union all select 'dispute ' || id, status from payment_disputes
     union all select 'payment ' || id, status from payments`,
  );
  const [lines] = await rows<{ count: number }>(market, 'select count(*)::int as count from ledger_entries');
  return {
    bookedLines: lines?.count ?? 0,
    rentals,
    claims,
    failedRefunds: failed.map(({ id }) => id),
    disputes: disputes.map(({ id }) => id),
    statuses: new Map(statuses.map(({ key, status }) => [key, status])),
  };
}
