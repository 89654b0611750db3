-- One adapter for the payment provider: customers, saved cards, payees' accounts, webhooks, and when to ask again.

-- ---------------------------------------------------------------- payments
alter table payments
  add column next_try_at timestamptz,
  -- At the end of a hold the provider is asked once more before the days are free.
  add column final_ask_at timestamptz;
update payments set next_try_at = coalesce(pending_since, updated_at) where pending_step is not null or status = 'action_required';
drop index payments_unsettled;
drop index payments_awaiting_bank;
create index payments_to_ask on payments (next_try_at) where next_try_at is not null;
-- An answer that was lost before: the reference is stored from now on before money moves.
update payments p set provider_ref = i.id from sandbox_intents i
  where p.provider = 'sandbox' and p.provider_ref is null and i.idempotency_key = p.idempotency_key;
create unique index payments_provider_ref on payments (provider, provider_ref) where provider_ref is not null;

-- ---------------------------------------------------------------- customers and saved cards
create table payment_customers (
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  -- Null while the provider is asked for the first time.
  ref text,
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, provider)
);
create unique index payment_customers_ref on payment_customers (provider, ref) where ref is not null;

create table payment_methods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  ref text not null,
  customer_ref text not null,
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'card')),
  last4 text not null,
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null,
  fingerprint text,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index payment_methods_ref on payment_methods (provider, ref);
create index payment_methods_by_user on payment_methods (user_id, created_at desc) where removed_at is null;
create unique index payment_methods_one_default on payment_methods (user_id) where is_default and removed_at is null;

-- ---------------------------------------------------------------- payees
create table payout_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  ref text,
  idempotency_key text not null,
  status text not null check (status in ('none', 'pending', 'restricted', 'complete')),
  requirements jsonb not null default '[]',
  requirements_due_at timestamptz,
  iban_last4 text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index payout_accounts_by_user on payout_accounts (user_id, provider);
create unique index payout_accounts_ref on payout_accounts (provider, ref) where ref is not null;

-- ---------------------------------------------------------------- webhooks
create table provider_events (
  provider text not null,
  id text not null,
  type text not null,
  subject text not null,
  ref text not null,
  account_ref text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  primary key (provider, id)
);
create index provider_events_open on provider_events (received_at) where applied_at is null;

-- ---------------------------------------------------------------- the sandbox provider's own book
alter table sandbox_payment_methods
  add column customer_id text,
  drop constraint sandbox_payment_methods_behaviour_check,
  add constraint sandbox_payment_methods_behaviour_check check (behaviour in ('works', 'declined', 'insufficient_funds', 'authenticate',
    'fails_later', 'refund_pending', 'refund_fails', 'disputed'));
alter table sandbox_intents
  drop constraint sandbox_intents_idempotency_key_key,
  drop constraint sandbox_intents_status_check,
  add constraint sandbox_intents_status_check check (status in ('requires_confirmation', 'requires_action', 'processing',
    'requires_capture', 'succeeded', 'canceled', 'failed')),
  add column customer_id text,
  add column capture_method text not null default 'manual' check (capture_method in ('manual', 'automatic')),
  add column saves_method boolean not null default false,
  add column authorized_at timestamptz;
update sandbox_intents set authorized_at = created_at where status in ('requires_capture', 'succeeded');
create index sandbox_intents_by_key on sandbox_intents (idempotency_key);
alter table sandbox_refunds
  drop constraint sandbox_refunds_idempotency_key_key,
  add column status text not null default 'succeeded' check (status in ('pending', 'succeeded', 'failed')),
  add column failure_reason text;

create table sandbox_objects (
  id text primary key,
  kind text not null,
  account_id text,
  body jsonb not null,
  created_at timestamptz not null default now()
);
create index sandbox_objects_by_kind on sandbox_objects (kind, created_at);
create table sandbox_balance (
  position bigint generated always as identity primary key,
  id text not null unique,
  account_id text,
  type text not null,
  amount_cents int not null,
  source jsonb not null,
  created_at timestamptz not null
);
create index sandbox_balance_by_account on sandbox_balance (account_id, created_at);
create table sandbox_events (
  id text primary key,
  account_id text,
  type text not null,
  object jsonb not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  attempts int not null default 0
);
create index sandbox_events_open on sandbox_events (created_at) where delivered_at is null;
create table sandbox_keys (
  key text primary key,
  request_hash text not null,
  status int,
  answer jsonb,
  created_at timestamptz not null
);

-- ---------------------------------------------------------------- what exists
insert into payment_customers (user_id, provider, ref, idempotency_key)
  select distinct renter_id, 'sandbox', 'cus_' || replace(renter_id::text, '-', ''), 'customer:' || renter_id
  from payments where provider = 'sandbox';
insert into sandbox_objects (id, kind, body)
  select ref, 'customer', jsonb_build_object('email', null, 'metadata', jsonb_build_object('userId', user_id)) from payment_customers;
update sandbox_payment_methods m set customer_id = c.ref
  from payments p join payment_customers c on c.user_id = p.renter_id and c.provider = p.provider where p.payment_method_ref = m.id;
update sandbox_intents i set customer_id = m.customer_id from sandbox_payment_methods m where m.id = i.payment_method_id;
insert into payment_methods (user_id, provider, ref, customer_ref, brand, last4, exp_month, exp_year)
  select distinct on (m.id) p.renter_id, p.provider, m.id, m.customer_id, m.brand, m.last4, m.exp_month, m.exp_year
  from payments p join sandbox_payment_methods m on m.id = p.payment_method_ref
  where p.provider = 'sandbox' and p.status in ('pending', 'authorized', 'captured', 'refunded', 'partially_refunded');
update payment_methods m set is_default = true
  where id = (select id from payment_methods n where n.user_id = m.user_id order by created_at desc, id limit 1);
insert into sandbox_balance (id, type, amount_cents, source, created_at)
  select 'txn_' || i.id, 'charge', i.captured_cents, jsonb_build_object('id', 'ch_' || i.id, 'object', 'charge', 'payment_intent', i.id), i.updated_at
  from sandbox_intents i where i.status = 'succeeded' and i.captured_cents > 0;
insert into sandbox_balance (id, type, amount_cents, source, created_at)
  select 'txn_' || r.id, 'refund', -r.amount_cents, jsonb_build_object('id', r.id, 'object', 'refund'), r.created_at from sandbox_refunds r;
-- The demo's hosts can be paid out to, as in a new demo.
insert into payout_accounts (user_id, provider, ref, idempotency_key, status, iban_last4)
  select u.id, 'sandbox', 'acct_demo_' || replace(u.id::text, '-', ''), 'account:' || u.id, 'complete', '1332'
  from users u where u.is_demo and exists (select from user_roles r where r.user_id = u.id and r.role = 'host');
insert into sandbox_objects (id, kind, body)
  select a.ref, 'account', jsonb_build_object('business_type', 'individual', 'country', 'ES',
    'metadata', jsonb_build_object('userId', u.id), 'details_submitted', true, 'payouts_enabled', true, 'charges_enabled', false,
    'capabilities', jsonb_build_object('transfers', 'active'),
    'requirements', '{"currently_due": [], "past_due": [], "eventually_due": [], "current_deadline": null}'::jsonb,
    'external_accounts', '{"object": "list", "data": [{"id": "ba_1332", "object": "bank_account", "last4": "1332", "country": "ES"}]}'::jsonb)
  from payout_accounts a join users u on u.id = a.user_id;
