-- The refund of which a lost dispute covered a part; the documents of that refund may cover the part as well.
alter table refunds add column split_from_id uuid references refunds (id);
-- Only the refund of the decision was booked as ordered; its parts have its time.
update refunds part set split_from_id = whole.id
from refunds whole
where whole.payment_id = part.payment_id and whole.created_at = part.created_at and whole.id <> part.id
  and exists (select from ledger_entries l
    where l.rule = 'refund_ordered' and l.source_type = 'refund' and l.source_id = whole.id::text)
  and not exists (select from ledger_entries l
    where l.rule = 'refund_ordered' and l.source_type = 'refund' and l.source_id = part.id::text);
