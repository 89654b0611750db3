-- Spaces that people keep. The list without a name is a person's first one: each client calls it what its language calls it.
create table favorite_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now()
);
create index favorite_lists_by_user on favorite_lists (user_id);
create unique index favorite_lists_one_first on favorite_lists (user_id) where name is null;

create table favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  space_id uuid not null references spaces (id) on delete cascade,
  list_id uuid not null references favorite_lists (id) on delete cascade,
  note text not null default '' check (char_length(note) <= 200),
  price_at_save_cents int not null, -- a month's rent when it was kept, without the fee
  notify_price_drop boolean not null default true,
  told_price_cents int, -- the last price drop that was notified: a lower price is another one
  created_at timestamptz not null default now(),
  unique (user_id, space_id, list_id)
);
create index favorites_newest_first on favorites (user_id, created_at desc, id desc);
create index favorites_by_list on favorites (list_id);
create index favorites_told_of_drops on favorites (space_id) where notify_price_drop;
