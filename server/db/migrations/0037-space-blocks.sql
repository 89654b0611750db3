-- Days that nobody can book although no booking holds them.
create table space_blocks (
  id uuid primary key,
  space_id uuid not null references spaces (id),
  starts_on date not null,
  ends_on date not null,
  period daterange generated always as (daterange(starts_on, ends_on, '[)')) stored,
  reason text not null check (reason in ('own_use', 'works', 'away', 'other')),
  note text not null default '' check (length(note) <= 120),
  created_at timestamptz not null,
  check (ends_on > starts_on),
  constraint space_blocks_no_overlap exclude using gist (space_id with =, period with &&)
);
