-- REVIEW_BEFORE_PUBLISH=on: when a space began to wait for the staff, and what they asked to be changed.
alter table spaces
  add column submitted_at timestamptz,
  add column changes_asked text;

update spaces set submitted_at = updated_at where status = 'in_review';

create index spaces_to_approve on spaces (submitted_at, id) where status = 'in_review';
