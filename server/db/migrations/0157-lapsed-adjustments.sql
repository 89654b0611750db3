-- A proposed waiver ends by itself when its month is paid.

alter table ledger_adjustments drop constraint ledger_adjustments_status_check;
alter table ledger_adjustments add constraint ledger_adjustments_status_check
  check (status in ('proposed', 'booked', 'returned', 'lapsed'));
