-- Why a claim was decided as it was, and decisions above 500 € that wait for a second person of the staff.

alter table claim_decisions
  add column ground text, -- null: decided before grounds were kept
  add column confirmed_by uuid references users (id),
  add constraint claim_decisions_two_persons check (confirmed_by is distinct from decided_by);

create table claim_pending_decisions (
  claim_id uuid primary key references claims (id) on delete cascade,
  proposed_by uuid not null references users (id),
  remedy text not null,
  amount_cents int not null check (amount_cents > 50000),
  ground text not null,
  reasons text not null,
  created_at timestamptz not null
);
