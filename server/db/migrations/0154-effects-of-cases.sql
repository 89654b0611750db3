-- What an upheld case did to its space: it hid it, removed it, or did nothing because the space was not public. Only what it did is undone
-- when it is reversed.
alter table report_cases add effect text check (effect in ('hidden', 'removed'));
alter table report_cases add constraint report_cases_effect check (effect is null or subject = 'space');
-- Older rows: the last act of the staff on the space when they decided, or with the words of the decision just after. A hidden space stays so
-- until the staff show or remove it, and of cases about a removed space only the removal itself removed it.
update report_cases c set effect = case last.action when 'space.hidden' then 'hidden' else 'removed' end
from (
  select d.id, a.action, a.reason = d.words and a.at > d.at - interval '1 minute' as is_own
  from (
    select id, subject_id, case when complaint_outcome = 'changed' then complaint_decided_at else decided_at end as at,
      case when complaint_outcome = 'changed' then complaint_statement else statement end as words
    from report_cases where subject = 'space' and status = 'upheld'
  ) d
  cross join lateral (
    select a.action, a.reason, a.at from audit_log a
    where a.object_type = 'space' and a.object_id = d.subject_id::text and a.action in ('space.hidden', 'space.shown', 'space.removed')
      and (a.at <= d.at or (a.reason = d.words and a.at < d.at + interval '1 minute'))
    order by a.at desc, a.id desc
    limit 1
  ) a
) last
where c.id = last.id and (last.action = 'space.hidden' or (last.action = 'space.removed' and last.is_own and c.is_own_initiative));
