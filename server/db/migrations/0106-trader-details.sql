-- What a professional host says of themselves before they publish, and renters read (DSA, article 30).
create table trader_details (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  address text not null,
  email text not null,
  phone text not null,
  nif text not null,
  -- The trade register or a similar one, and the number there; self-employed people are in none.
  register text,
  register_number text,
  -- When they declared that they only offer what the law of the Union allows.
  certified_at timestamptz not null,
  updated_at timestamptz not null,
  constraint trader_details_register check ((register is null) = (register_number is null))
);
create index users_traders on users (created_at desc, id desc) where is_trader;
