-- Calendars of other sites whose busy days block a space. The address is a secret of its owner: it is stored sealed.
create table calendar_feeds (
  id uuid primary key,
  space_id uuid not null references spaces (id),
  sealed_address text not null,
  name text not null check (length(name) <= 80),
  problem text check (problem in ('silent', 'no_calendar')),
  failing_since timestamptz,
  last_read_at timestamptz,
  created_at timestamptz not null
);
create index calendar_feeds_space on calendar_feeds (space_id);

-- Days of a feed are blocks without words of a person; feeds may name days that others name too.
alter table space_blocks add column feed_id uuid references calendar_feeds (id) on delete cascade;
create index space_blocks_feed on space_blocks (feed_id) where feed_id is not null;
alter table space_blocks drop constraint space_blocks_no_overlap;
alter table space_blocks add constraint space_blocks_no_overlap
  exclude using gist (space_id with =, period with &&) where (feed_id is null);
create index space_blocks_days on space_blocks using gist (space_id, period);
