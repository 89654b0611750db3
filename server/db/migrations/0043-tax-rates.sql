-- The indirect tax of each zone of Spain, from a day on; a charge keeps the rate it was made with.
create table tax_rates (
  zone text not null check (zone in ('peninsula', 'canaries', 'ceuta_melilla')),
  valid_from date not null,
  kind text not null check (kind in ('IVA', 'IGIC', 'IPSI')),
  bps int not null check (bps between 0 and 3000),
  -- Staff who set it; null: it came with the product.
  set_by uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (zone, valid_from)
);
insert into tax_rates (zone, valid_from, kind, bps) values
  ('peninsula', '2012-09-01', 'IVA', 2100), ('canaries', '2012-09-01', 'IGIC', 700), ('ceuta_melilla', '2012-09-01', 'IPSI', 1000);

alter table billing_cycles add column tax_kind text check (tax_kind in ('IVA', 'IGIC', 'IPSI')), add column tax_bps int check (tax_bps >= 0);
update billing_cycles c set tax_kind = 'IVA', tax_bps = (b.terms_snapshot -> 'constants' ->> 'IVA_PLATFORM_BPS')::int from bookings b where b.id = c.booking_id;
alter table billing_cycles alter column tax_kind set not null, alter column tax_bps set not null;
