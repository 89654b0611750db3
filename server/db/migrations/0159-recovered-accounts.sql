-- Keys made before a recovery end with it, not only when its event is dispatched. Of an app's secret it is known when it was made; null when
-- nobody has one that works.

alter table users add column recovered_at timestamptz;
alter table partner_apps add column secret_made_at timestamptz default now();
