-- Hosts whose listings lack what the law wants of them: asked twice, then not listed until it is there.
create table host_data_requests (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null,
  reminded_at timestamptz,
  -- Since when none of their spaces is shown.
  unlisted_at timestamptz,
  constraint host_data_requests_order check (unlisted_at is null or reminded_at is not null)
);
