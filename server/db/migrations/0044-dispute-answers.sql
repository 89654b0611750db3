-- A payment that the cardholder's bank takes back is answered once, with what both sides accepted.
alter table reconciliation_alarms add column answer_due_at timestamptz, add column answered_at timestamptz;
