-- Cases of people whose role ended before its end released them: they wait for nobody in particular. The roles are those that serve tickets and decide claims.
update tickets set assignee_id = null, updated_at = now()
  where assignee_id is not null and status <> 'closed'
    and not exists (select from user_roles r where r.user_id = tickets.assignee_id and r.role in ('admin', 'support'));
update claims set assignee_id = null
  where assignee_id is not null
    and not exists (select from user_roles r where r.user_id = claims.assignee_id and r.role in ('admin', 'moderator'));
