-- Pictures that the staff of the content upload for posts of the blog; those that no version uses are deleted after a day.
create table post_pictures (
  id uuid primary key,
  is_used boolean not null default false,
  created_at timestamptz not null default now()
);
