-- When the program last checked its own records, and what it found: the chain of the log of acts, the books against the provider's.
create table self_checks (
  kind text primary key check (kind in ('audit_chain', 'books')),
  checked_at timestamptz not null,
  item_count int not null check (item_count >= 0),
  broken_at int
);

-- How often people searched, by day. Nobody's name, address or words are kept.
create table search_days (
  day date primary key,
  searches int not null default 0 check (searches >= 0)
);
