-- Whether the rent of a month carried the host's tax when it was charged: the space's tax setting may change afterwards, declared quarters do not.
alter table billing_cycles add column is_rent_taxed boolean not null default false;
-- What was charged before follows the setting of today, or the invoice that the host issued.
update billing_cycles c set is_rent_taxed = true
from bookings b join spaces s on s.id = b.space_id
where b.id = c.booking_id
  and (s.tax_profile in ('iva_general', 'empresa')
    or exists (select from payments p join documents d on d.source_type = 'payment' and d.source_id = p.id
      where p.cycle_id = c.id and d.kind = 'host_invoice'));
