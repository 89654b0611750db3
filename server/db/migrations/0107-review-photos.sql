-- Pictures of a review; without one until it is sent.
create table review_photos (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  uploader_id uuid not null references users (id),
  review_id uuid references reviews (id) on delete set null,
  storage_key text not null unique,
  position smallint not null default 0,
  width int not null,
  height int not null,
  created_at timestamptz not null default now()
);
create index review_photos_by_review on review_photos (review_id, position) where review_id is not null;
create index review_photos_unsent on review_photos (created_at) where review_id is null;
create index review_photos_by_uploader on review_photos (uploader_id);
create index review_photos_by_booking on review_photos (booking_id);
