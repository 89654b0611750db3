-- The staff waive a month that will not be collected any more; above 500 € a second person confirms it, as for every paired entry.

alter table ledger_adjustments add column cycle_id uuid references billing_cycles (id);
alter table ledger_adjustments drop constraint ledger_adjustments_kind_check;
alter table ledger_adjustments add constraint ledger_adjustments_kind_check
  check (kind in ('pay_host', 'charge_host', 'forgive_host', 'waive_charge'));
alter table ledger_adjustments add constraint ledger_adjustments_waived_cycle check ((kind = 'waive_charge') = (cycle_id is not null));
-- A month waits for at most one second person.
create unique index ledger_adjustments_open_cycle on ledger_adjustments (cycle_id) where status = 'proposed';
