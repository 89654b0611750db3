-- The ledger's accounts and sources, refunds in parts, pay-outs, holds, credit and the nightly comparison with the provider.

-- ---------------------------------------------------------------- pay-outs
create table payouts (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references users (id),
  amount_cents int not null check (amount_cents > 0),
  status text not null check (status in ('scheduled', 'in_transit', 'paid', 'failed')),
  -- The day of the run in the time zone of the platform.
  run_on date not null,
  is_sweep boolean not null default false,
  provider text not null,
  account_ref text not null,
  iban_last4 text,
  -- Before the transfer is asked for the first time; a provider keeps a key for a day only.
  transfer_asked_at timestamptz,
  transfer_ref text,
  payout_ref text,
  idempotency_key text not null unique,
  -- When the provider was last asked, or is to be.
  asked_at timestamptz not null,
  arrives_on date,
  failure_code text,
  -- When the transfer of a pay-out that failed was taken back from the host's account.
  reversed_at timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  completed_at timestamptz,
  updated_at timestamptz not null default now()
);
create unique index payouts_once_a_day on payouts (host_id, run_on) where status <> 'failed';
create index payouts_by_host on payouts (host_id, created_at desc);
create index payouts_open on payouts (asked_at) where status = 'scheduled' or status = 'failed' and transfer_ref is not null and reversed_at is null;
create unique index payouts_payout_ref on payouts (provider, payout_ref) where payout_ref is not null;

-- Earnings that wait: of a cycle, of a booking, or of all that a host has.
create table earning_holds (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references users (id),
  booking_id uuid references bookings (id),
  cycle_id uuid references billing_cycles (id),
  reason text not null check (reason in ('claim', 'dispute', 'staff')),
  -- The claim or the payment behind it.
  source_id uuid,
  note text,
  held_from timestamptz not null,
  held_until timestamptz,
  held_by uuid,
  released_at timestamptz,
  released_by uuid,
  check (cycle_id is null or booking_id is not null)
);
create index earning_holds_by_host on earning_holds (host_id) where released_at is null;
create unique index earning_holds_by_source on earning_holds (reason, source_id) where released_at is null and source_id is not null;

-- ---------------------------------------------------------------- ledger
-- The table is append-only: its rows get their new columns and names here, once, and the trigger is back before the end.
alter table ledger_entries disable trigger ledger_is_append_only;
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add column rule text,
  add column source_type text,
  add column source_id text,
  add column line_no int,
  add column host_id uuid references users (id),
  add column cycle_id uuid references billing_cycles (id),
  add column payout_id uuid references payouts (id);

update ledger_entries l set host_id = b.host_id from bookings b where b.id = l.booking_id;
update ledger_entries l set cycle_id = p.cycle_id from payments p where p.id = l.payment_id;
update ledger_entries l set rule = 'cycle_due', source_type = case when p.cycle_id is null then 'payment' else 'cycle' end, source_id = coalesce(p.cycle_id, p.id)::text
  from payments p where p.id = l.payment_id and exists (select from ledger_entries c where c.tx_id = l.tx_id and c.account = 'renter_cash');
update ledger_entries l set rule = 'refund_ordered', source_type = 'refund', source_id = r.id::text
  from refunds r where r.payment_id = l.payment_id and exists (select from ledger_entries c where c.tx_id = l.tx_id and c.account = 'refunded');
update ledger_entries l set rule = 'host_fee', source_type = 'booking', source_id = l.booking_id::text
  where l.payment_id is null and l.booking_id is not null and exists (select from ledger_entries c where c.tx_id = l.tx_id and c.account = 'host_payable');
update ledger_entries set rule = 'earlier', source_type = 'tx', source_id = tx_id::text where rule is null;
update ledger_entries l set line_no = n.no from (select id, row_number() over (partition by tx_id order by id) as no from ledger_entries) n where n.id = l.id;
update ledger_entries set account = case account when 'renter_cash' then 'renter_receivable' when 'refunded' then 'refund_payable' else 'tax_payable' end
  where account in ('renter_cash', 'refunded', 'iva_payable');

-- What was one posting is two now: what was owed, and the money that came or went.
with moved as (
  select gen_random_uuid() as tx_id, p.id as payment_id, p.booking_id, p.cycle_id, p.total_cents, p.captured_at, l.host_id
  from payments p join ledger_entries l on l.payment_id = p.id and l.rule = 'cycle_due' and l.account = 'renter_receivable'
)
insert into ledger_entries (tx_id, account, amount_cents, booking_id, payment_id, cycle_id, host_id, memo, rule, source_type, source_id, line_no, created_at)
select tx_id, account, cents, booking_id, payment_id, cycle_id, host_id, 'money arrived', 'money_in', 'payment', payment_id::text, no, coalesce(captured_at, now())
from moved cross join lateral (values ('provider_clearing', total_cents, 1), ('renter_receivable', -total_cents, 2)) as line (account, cents, no);

with moved as (
  select gen_random_uuid() as tx_id, r.id as refund_id, r.total_cents, r.completed_at, l.payment_id, l.booking_id, l.cycle_id, l.host_id
  from refunds r join ledger_entries l on l.source_id = r.id::text and l.rule = 'refund_ordered' and l.account = 'refund_payable'
)
insert into ledger_entries (tx_id, account, amount_cents, booking_id, payment_id, cycle_id, host_id, memo, rule, source_type, source_id, line_no, created_at)
select tx_id, account, cents, booking_id, payment_id, cycle_id, host_id, 'refund done', 'refund_done', 'refund', refund_id::text, no, coalesce(completed_at, now())
from moved cross join lateral (values ('refund_payable', total_cents, 1), ('provider_clearing', -total_cents, 2)) as line (account, cents, no);

-- Refunds that were ordered and not done had no posting.
with moved as (
  select gen_random_uuid() as tx_id, r.*, p.cycle_id, b.host_id from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = r.booking_id
  where r.status <> 'done' and exists (select from ledger_entries l where l.payment_id = p.id and l.rule = 'money_in')
)
insert into ledger_entries (tx_id, account, amount_cents, booking_id, payment_id, cycle_id, host_id, memo, rule, source_type, source_id, line_no, created_at)
select tx_id, account, cents, booking_id, payment_id, cycle_id, host_id, 'refund ordered', 'refund_ordered', 'refund', id::text, no, created_at
from moved cross join lateral (values ('held', rent_cents, 1), ('platform_fee', renter_fee_cents - iva_cents + protection_cents, 2), ('tax_payable', iva_cents, 3),
  ('refund_payable', -total_cents, 4)) as line (account, cents, no)
where cents <> 0;

set constraints all immediate;
alter table ledger_entries
  alter column rule set not null,
  alter column source_type set not null,
  alter column source_id set not null,
  alter column line_no set not null,
  add constraint ledger_entries_account_check check (account in ('renter_receivable', 'provider_clearing', 'own_bank', 'held', 'host_payable', 'host_paid',
    'platform_fee', 'tax_payable', 'refund_payable', 'deposit_liability', 'credit_liability', 'guarantee_cost', 'written_off')),
  -- A rule books each of its sources once.
  add constraint ledger_entries_once unique (rule, source_type, source_id, line_no);
create index ledger_entries_by_cycle on ledger_entries (cycle_id);
create index ledger_entries_by_host on ledger_entries (host_id, account);
create index ledger_entries_by_payout on ledger_entries (payout_id) where payout_id is not null;
create index ledger_entries_by_payment on ledger_entries (payment_id) where payment_id is not null;
alter table ledger_entries enable trigger ledger_is_append_only;

-- ---------------------------------------------------------------- refunds in parts
alter table refunds
  drop constraint refunds_status_check,
  alter column status set default 'wanted',
  add column attempts int not null default 1 check (attempts >= 1),
  add column failed_at timestamptz,
  add column settled_by uuid,
  add column settled_reason text,
  add column bank_reference text;
update refunds set status = 'wanted' where status = 'pending';
update refunds set failed_at = created_at where status = 'failed';
alter table refunds
  add constraint refunds_status_check check (status in ('wanted', 'pending', 'done', 'failed')),
  add check ((settled_reason is null) = (bank_reference is null));
drop index refunds_pending;
create index refunds_open on refunds (asked_at) where status in ('wanted', 'pending');
create unique index refunds_provider_ref on refunds (provider_ref) where provider_ref is not null;

-- All refunds of a payment together are never more than what was taken, whoever orders them at the same time.
create function refunds_within_payment() returns trigger language plpgsql as $$
declare
  taken int;
begin
  select captured_cents into taken from payments where id = new.payment_id for update;
  if coalesce((select sum(total_cents) from refunds where payment_id = new.payment_id), 0) + new.total_cents > coalesce(taken, 0) then
    raise exception 'refunds of payment % exceed what was taken', new.payment_id using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
create trigger refunds_within_payment before insert on refunds for each row execute function refunds_within_payment();

-- What of a payment went back follows from its refunds, not from its status.
update payments set status = 'captured' where status in ('refunded', 'partially_refunded');
alter table payments
  drop constraint payments_status_check,
  add constraint payments_status_check check (status in ('pending', 'action_required', 'authorized', 'captured', 'void', 'failed', 'disputed'));

-- ---------------------------------------------------------------- credit
create table credits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  -- The booking it was given for.
  booking_id uuid references bookings (id),
  reason text not null check (reason in ('host_cancelled', 'staff')),
  amount_cents int not null check (amount_cents > 0),
  used_cents int not null default 0 check (used_cents between 0 and amount_cents),
  created_at timestamptz not null default now(),
  unique (booking_id, reason)
);
create index credits_by_user on credits (user_id, created_at desc);

-- ---------------------------------------------------------------- nightly comparison
create table reconciliation_alarms (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('missing_at_provider', 'missing_in_ledger', 'amount_differs', 'out_of_balance', 'payout_unanswered')),
  provider text not null,
  -- What differs: a reference of the provider, or of a record of ours.
  ref text not null,
  booking_id uuid references bookings (id),
  expected_cents int not null,
  found_cents int not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  resolution text
);
create unique index reconciliation_alarms_open on reconciliation_alarms (kind, provider, ref) where resolved_at is null;
