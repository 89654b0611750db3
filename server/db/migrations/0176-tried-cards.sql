-- Whether the charges of a cycle reached the card: what an overdue month is told to have been refused for.
alter table billing_cycles add column is_card_tried boolean not null default false;
update billing_cycles c set is_card_tried = true
where c.failed_tries > 0 and exists (
  select from payments p where p.cycle_id = c.id and p.status = 'failed' and p.failure_code is distinct from 'mandate_withdrawn'
);
