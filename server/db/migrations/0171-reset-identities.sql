-- When the staff withdrew an identity. One whose document only expired still counts for the rentals that have begun.
alter table verifications add column reset_at timestamptz;

update verifications v set reset_at = a.at
from (
  select object_id, max(at) as at from audit_log where action = 'user.verification_reset' group by object_id
) a
where v.space_id is null and v.status = 'expired' and v.user_id::text = a.object_id and v.decided_at <= a.at;
