-- Every change of a platform constant, made or to come: its history.
create table constant_changes (
  id uuid primary key default gen_random_uuid(),
  key text not null references platform_constants (key),
  value numeric not null,
  -- The first day in Spain with the new value.
  valid_from date not null,
  reason text not null,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null,
  applied_at timestamptz,
  -- What it replaced.
  previous numeric check (previous is null or applied_at is not null),
  cancelled_at timestamptz check (cancelled_at is null or applied_at is null)
);
create unique index constant_changes_to_come on constant_changes (key, valid_from) where applied_at is null and cancelled_at is null;
create index constant_changes_by_key on constant_changes (key, set_at desc);
create index constant_changes_by_setter on constant_changes (set_by);
