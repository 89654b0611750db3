-- How often a space was looked at, by day. Nobody's name or address is kept.
create table space_views (
  space_id uuid not null references spaces (id) on delete cascade,
  day date not null,
  views int not null default 0 check (views >= 0),
  price_views int not null default 0 check (price_views >= 0),
  primary key (space_id, day)
);

-- Who was counted today, as keyed digests that mean nothing the next day; deleted then.
create table space_view_marks (
  day date not null,
  space_id uuid not null references spaces (id) on delete cascade,
  step text not null check (step in ('space', 'price')),
  network_mark text not null,
  browser_mark text not null,
  primary key (day, space_id, step, network_mark, browser_mark)
);
create index space_view_marks_by_space on space_view_marks (space_id);
