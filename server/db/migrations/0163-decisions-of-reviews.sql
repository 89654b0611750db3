-- What an upheld case did to its review, as for spaces: only what it did is undone when it is reversed.
alter table report_cases drop constraint report_cases_effect;
alter table report_cases add constraint report_cases_effect
  check (effect is null or subject = 'space' or (subject = 'review' and effect = 'hidden'));
-- One decision about a review answers all its open reports: their cases end together.
alter table report_cases add decision_id uuid;
create index report_cases_by_decision on report_cases (decision_id) where decision_id is not null;
-- The case whose reversal opened this one, so that whoever is restricted by it can complain too.
alter table report_cases add follows_id uuid references report_cases (id) on delete set null;
create index report_cases_by_followed on report_cases (follows_id) where follows_id is not null;
-- Older rows. A review that is public again is hidden by none of its cases.
update report_cases c set effect = 'hidden', lifted_at = case when r.status = 'hidden' then null else coalesce(r.decided_at, now()) end
from reviews r where c.subject = 'review' and c.status = 'upheld' and r.id = c.subject_id;
with decisions as materialized (
  select review_id, decided_at, gen_random_uuid() as id from review_reports where decided_at is not null group by review_id, decided_at
)
update report_cases c set decision_id = d.id
from decisions d join review_reports p on p.review_id = d.review_id and p.decided_at = d.decided_at
where c.code = p.code;
