-- Calls of apps are counted beside those of keys, for whoever registered the app.
alter table api_usage_days
  drop constraint api_usage_days_pkey,
  alter column key_id drop not null,
  add column id uuid primary key default gen_random_uuid(),
  add column app_id uuid references partner_apps (id) on delete cascade,
  add constraint api_usage_days_of_key unique (key_id, day),
  add constraint api_usage_days_of_app unique (app_id, day),
  add constraint api_usage_days_caller check (num_nonnulls(key_id, app_id) = 1);
