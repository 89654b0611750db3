-- The secret address under which other sites read the busy days of a space; changing it makes a new share.
create table calendar_shares (
  space_id uuid primary key references spaces (id),
  share_id uuid not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
