-- When the renter took back that the charges to come are taken without asking; null while they may be.
alter table bookings add column mandate_withdrawn_at timestamptz;

-- The app that prepared the booking, so that the renter sees by whom they came to authorise its charges.
alter table bookings add column prepared_by_app_id uuid references partner_apps (id) on delete set null;
create index bookings_prepared_by_app on bookings (prepared_by_app_id) where prepared_by_app_id is not null;

-- What a partner reads of an attempt beside its status: the signature that was sent, and how the answer began.
alter table webhook_attempts add column signature text;
alter table webhook_attempts add column answer text check (length(answer) <= 2000);
