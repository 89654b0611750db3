-- Who found a review useful; how many is kept with the review, for its order in lists.
create table useful_reviews (
  review_id uuid not null references reviews (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index useful_reviews_by_user on useful_reviews (user_id);

alter table reviews add column useful_count int not null default 0 check (useful_count >= 0);

-- Whoever adds or removes a row, by whatever means, the count agrees.
create function count_useful_review() returns trigger language plpgsql as $$
begin
  update reviews set useful_count = useful_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = case tg_op when 'INSERT' then new.review_id else old.review_id end;
  return null;
end $$;
create trigger useful_reviews_counted after insert or delete on useful_reviews
  for each row execute function count_useful_review();
