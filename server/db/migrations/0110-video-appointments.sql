-- Times at which the staff see the document of somebody in a video call, because it could not be read.
create table video_appointments (
  id uuid primary key,
  starts_at timestamptz not null,
  link text not null,
  offered_by uuid references users (id) on delete set null,
  offered_at timestamptz not null,
  -- Null: the time is free.
  verification_id uuid unique references verifications (id) on delete set null,
  constraint video_appointments_once unique (starts_at, offered_by)
);
create index video_appointments_by_time on video_appointments (starts_at);
create index video_appointments_by_staff on video_appointments (offered_by);

alter table verifications drop constraint verifications_reject_reason_check;
alter table verifications add constraint verifications_reject_reason_check check (
  reject_reason in ('blurred', 'cropped', 'expired_document', 'name_mismatch', 'underage', 'suspected_fraud', 'unsupported', 'missed_appointment')
);
