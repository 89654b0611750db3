-- Payments whose cardholder's bank only inquired, and took nothing.
update payments p set is_taken_back = false
where p.is_taken_back and not exists (
  select from payment_disputes d
  where d.payment_id = p.id
    and ((d.status in ('open', 'answered') and d.taken_cents > 0) or (d.status = 'lost' and d.lost_cents > 0))
);
