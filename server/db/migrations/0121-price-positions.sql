-- What a space cost and the median of similar ones nearby, month by month, so that hosts see how both went.
create table space_price_positions (
  space_id uuid not null references spaces (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  price_cents int not null check (price_cents > 0),
  median_cents int not null check (median_cents > 0),
  primary key (space_id, month)
);
