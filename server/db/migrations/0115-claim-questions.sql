-- The staff ask a side of a claim for more; the claim waits until it answers or its time is over. And who of the staff has a claim.

create table claim_questions (
  claim_id uuid not null references claims (id) on delete cascade,
  number int not null check (number > 0),
  side text not null check (side in ('renter', 'host')),
  asked_by uuid not null references users (id),
  text text not null,
  answer_by timestamptz not null,
  answer text,
  ended_at timestamptz, -- answered, or its time is over
  created_at timestamptz not null,
  primary key (claim_id, number),
  check (answer is null or ended_at is not null)
);
-- One question at a time.
create unique index claim_questions_one_open on claim_questions (claim_id) where ended_at is null;
create index claim_questions_due on claim_questions (answer_by) where ended_at is null;

alter table claim_evidence
  add column question_no int, -- sent with the answer to this question
  add constraint claim_evidence_question foreign key (claim_id, question_no) references claim_questions (claim_id, number),
  add constraint claim_evidence_one_place check (question_no is null or not is_of_answer);

alter table claims
  add column assignee_id uuid references users (id),
  drop constraint claims_status_check,
  add constraint claims_status_check check (status in ('submitted', 'awaiting_other', 'proposed', 'agreed', 'in_review', 'awaiting_data', 'decided', 'appealed', 'closed', 'withdrawn'));
