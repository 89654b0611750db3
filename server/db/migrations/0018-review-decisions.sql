-- What the staff have decided about a review answers the reports of it; what nobody has answered waits in their queue.
alter table review_reports add column decided_at timestamptz;
update review_reports p set decided_at = r.decided_at from reviews r where r.id = p.review_id and r.decided_at >= p.created_at;
create index review_reports_waiting on review_reports (review_id, created_at) where decided_at is null;
