-- Null until people say whether they rent out as a professional; before, nobody was asked and everybody counted as private.
alter table users alter column is_trader drop not null, alter column is_trader drop default;
update users set is_trader = null where not is_trader;
-- Whoever lets as a company has said so already.
update users u set is_trader = true where exists (select from spaces s where s.host_id = u.id and s.tax_profile = 'empresa' and s.status <> 'archived');
-- The right of withdrawal follows what held when the booking began.
update bookings b set terms_snapshot = b.terms_snapshot || jsonb_build_object('isHostTrader', coalesce(u.is_trader, false)) from users u where u.id = b.host_id;
