-- Sessions and known browsers are deleted some time after their last use; whether somebody ever signed in is needed for longer.
alter table users add column first_signed_in_at timestamptz;
update users set first_signed_in_at = email_verified_at where email_verified_at is not null and erased_at is null;
