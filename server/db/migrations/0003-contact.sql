-- Messages written to the house through the contact page.
create sequence support_codes;
create table contact_messages (
  code text primary key, -- SUP-2026-000012
  user_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  topic text not null check (topic in ('booking', 'payment', 'hosting', 'account', 'personal_data', 'accessibility', 'report', 'other')),
  message text not null,
  locale text not null check (locale in ('es', 'en')),
  created_at timestamptz not null default now()
);
create index contact_messages_by_user on contact_messages (user_id);
