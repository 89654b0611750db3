-- Whether a payment's money is with its cardholder's bank: written with the status of its dispute.
alter table payments add column is_taken_back boolean not null default false;
update payments p set is_taken_back = true
from payment_disputes d
where d.payment_id = p.id and d.status in ('open', 'answered', 'lost');
