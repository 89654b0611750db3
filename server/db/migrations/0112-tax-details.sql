-- What the tax office is told of a private host; a professional one has given it with their details, and the date of birth stands with the account.
create table tax_details (
  user_id uuid primary key references users (id) on delete cascade,
  nif text not null,
  address text not null,
  updated_at timestamptz not null
);
