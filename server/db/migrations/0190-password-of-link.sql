-- A confirmation link knows the password of its own sign-up: it confirms no other. Links mailed before have none.
alter table email_tokens add column password_digest text;
