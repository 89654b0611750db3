-- A new password ends earlier consents. Before the change itself closed them they stayed open in the table, and so in counts and mails.

update app_grants g set revoked_at = u.password_changed_at
from users u
where u.id = g.user_id and g.revoked_at is null and g.consented_at <= u.password_changed_at;
delete from app_tokens t using app_grants g where g.id = t.grant_id and g.revoked_at is not null;
delete from app_codes c using app_grants g where g.id = c.grant_id and g.revoked_at is not null;
