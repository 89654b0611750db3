-- Who accepted what, when and from where: disputes are answered with it.
create table acceptances (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  booking_id uuid references bookings (id),
  kind text not null check (kind in ('mandate', 'prohibited_goods', 'rental_terms', 'change_offer', 'invoicing')),
  version text not null,
  hash text not null,
  at timestamptz not null,
  ip text,
  user_agent text,
  unique nulls not distinct (user_id, kind, version, booking_id)
);
create index acceptances_by_booking on acceptances (booking_id, at);

-- Requests of before were only taken with both; from where is not known.
insert into acceptances (user_id, booking_id, kind, version, hash, at)
  select b.renter_id, b.id, k.kind, k.version, encode(sha256(convert_to(b.charges::text, 'UTF8')), 'hex'), b.requested_at
  from bookings b cross join (values ('mandate', '2026-11-23'), ('prohibited_goods', '2026-11-23'), ('rental_terms', '1')) as k (kind, version)
  where b.requested_at is not null;
insert into acceptances (user_id, booking_id, kind, version, hash, at)
  select t.agreed_by, t.booking_id, 'rental_terms', t.version::text, encode(sha256(convert_to(to_jsonb(t)::text, 'UTF8')), 'hex'), t.created_at
  from booking_terms t where t.agreed_by is not null
  on conflict do nothing;
