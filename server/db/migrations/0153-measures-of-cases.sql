-- The decision of each measure about a person: a reversed one lifts its own measures and no others. Older rows have the words of their
-- decision, taken in the same moment.
alter table account_measures add case_id uuid references report_cases (id) on delete set null;
create index account_measures_by_case on account_measures (case_id);
update account_measures m set case_id = (
  select c.id from report_cases c
  where c.concerned_id = m.user_id
    and ((c.statement = m.statement and abs(extract(epoch from c.decided_at - m.starts_at)) < 60)
      or (c.complaint_statement = m.statement and abs(extract(epoch from c.complaint_decided_at - m.starts_at)) < 60))
  order by abs(extract(epoch from coalesce(c.complaint_decided_at, c.decided_at) - m.starts_at))
  limit 1
);

-- When the staff showed a space again by hand: decisions of before hide it no more.
alter table report_cases add lifted_at timestamptz;
update report_cases c set lifted_at = shown.at
from (
  select s.id, case when s.status in ('suspended', 'archived') then max(a.at) else now() end as at
  from spaces s left join audit_log a on a.object_type = 'space' and a.object_id = s.id::text and a.action = 'space.shown'
  group by s.id
) shown
where c.subject = 'space' and c.status = 'upheld' and c.subject_id = shown.id and shown.at > c.decided_at;
