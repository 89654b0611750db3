-- The nightly purge finds ended sessions and used tokens without reading those that live on.
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_end on sessions (revoked_at) where revoked_at is not null;
create index refresh_tokens_used on refresh_tokens (used_at) where used_at is not null;
