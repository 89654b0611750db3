-- Documents of rentals: receipts, invoices, terms, notices. A document is never edited: an invoice is corrected by another one.
-- The counter of a series is locked by the transaction that issues, so that a rollback leaves no gap.
create table document_series (
  id uuid primary key default gen_random_uuid(),
  issuer_type text not null check (issuer_type in ('platform', 'host')),
  issuer_id uuid references users (id), -- null for the platform
  code text not null,
  last_number int not null default 0 check (last_number >= 0),
  constraint document_series_issuer check ((issuer_type = 'platform') = (issuer_id is null)),
  constraint document_series_code unique nulls not distinct (issuer_type, issuer_id, code)
);

create table documents (
  id uuid primary key,
  kind text not null check (kind in ('receipt', 'platform_invoice', 'host_invoice', 'corrective_invoice', 'rental_terms', 'formal_notice', 'condition_report', 'payout_statement')),
  audience text not null check (audience in ('renter', 'host', 'both')),
  booking_id uuid references bookings (id),
  renter_id uuid references users (id),
  host_id uuid references users (id),
  source_type text not null check (source_type in ('payment', 'refund', 'booking', 'notice', 'move_in', 'move_out', 'payout')),
  source_id uuid not null,
  issuer_type text not null check (issuer_type in ('platform', 'host')),
  issuer_id uuid references users (id),
  series text,
  number int check (number > 0),
  lines jsonb not null default '[]',
  taxes jsonb not null default '[]',
  base_cents int,
  tax_cents int,
  total_cents int,
  rectifies_id uuid references documents (id),
  sealed_details text, -- names, addresses and texts, encrypted; null once the years of retention are over
  file_key text, -- null until it is rendered, and again once it is deleted
  issued_at timestamptz not null,
  chain_no int check (chain_no > 0), -- of invoices: the place in the chain of their issuer
  prev_hash text,
  hash text,
  blocked_at timestamptz, -- a side was erased: kept for the law only
  constraint documents_issued_once unique (source_type, source_id, kind, audience),
  constraint documents_issuer check ((issuer_type = 'platform') = (issuer_id is null)),
  constraint documents_amounts check (base_cents + tax_cents = total_cents),
  constraint documents_invoice_is_numbered check (
    case when kind in ('platform_invoice', 'host_invoice', 'corrective_invoice')
      then series is not null and number is not null and chain_no is not null and prev_hash is not null and hash is not null and total_cents is not null
      else series is null and number is null and chain_no is null and prev_hash is null and hash is null end),
  constraint documents_corrective_rectifies check ((kind = 'corrective_invoice') = (rectifies_id is not null)),
  constraint documents_have_readers check ((audience = 'host' or renter_id is not null) and (audience = 'renter' or host_id is not null))
);
create unique index documents_number on documents (issuer_type, issuer_id, series, number) nulls not distinct where number is not null;
create unique index documents_chain on documents (issuer_type, issuer_id, chain_no) nulls not distinct where chain_no is not null;
create index documents_by_booking on documents (booking_id);
create index documents_by_renter on documents (renter_id, issued_at desc);
create index documents_by_host on documents (host_id, issued_at desc);
create index documents_to_render on documents (issued_at) where file_key is null and sealed_details is not null;

create function documents_are_final() returns trigger language plpgsql as $$
declare changing constant text[] := '{file_key,sealed_details,blocked_at}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - changing = to_jsonb(new) - changing and (new.sealed_details is null or new.sealed_details = old.sealed_details) then
    return new;
  end if;
  raise exception 'documents are never changed; issue a corrective one' using errcode = 'insufficient_privilege';
end $$;
create trigger documents_are_final before update or delete on documents for each row execute function documents_are_final();
create function documents_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'documents are never deleted' using errcode = 'insufficient_privilege';
end $$;
create trigger documents_are_kept before truncate on documents for each statement execute function documents_are_kept();

-- A host lets the platform invoice in the host's name: with which data, and from when to when.
create table invoicing_agreements (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references users (id),
  version text not null,
  legal_name text not null,
  nif text not null,
  address text not null,
  agreed_at timestamptz not null,
  ended_at timestamptz
);
create unique index invoicing_agreements_in_force on invoicing_agreements (host_id) where ended_at is null;

-- Charges and refunds of before get their documents by the same events as new ones; where a side was erased there is no name left to put on them.
insert into outbox (type, payload, created_at)
  select 'cycle.paid', jsonb_build_object('bookingId', p.booking_id, 'cycleId', p.cycle_id, 'paymentId', p.id), p.captured_at
  from payments p join bookings b on b.id = p.booking_id
  where p.captured_at is not null and not exists (select from users u where u.id in (b.renter_id, b.host_id) and u.erased_at is not null)
  order by p.captured_at, p.id;
insert into outbox (type, payload, created_at)
  select 'refund.done', jsonb_build_object('bookingId', r.booking_id, 'refundId', r.id, 'paymentId', r.payment_id), r.completed_at
  from refunds r join bookings b on b.id = r.booking_id
  where r.status = 'done' and r.completed_at is not null and not exists (select from users u where u.id in (b.renter_id, b.host_id) and u.erased_at is not null)
  order by r.completed_at, r.id;
