-- What a renter agreed to pay of a host's claim, beyond the deposit too.
alter table claims add column agreed_cents int check (agreed_cents > 0);

alter table acceptances drop constraint acceptances_kind_check;
alter table acceptances add constraint acceptances_kind_check check (kind in ('mandate', 'prohibited_goods', 'rental_terms', 'change_offer', 'claim_sum', 'invoicing'));
