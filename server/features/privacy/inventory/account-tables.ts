import { withheldTable, type TableInventory } from './inventory-types.js';

/** Tables of accounts and sign-in. */
export const accountTables: readonly TableInventory[] = [
  {
    table: 'users',
    files: { account: 'id = :person' },
    columns: {
      id: true, email: true, full_name: true, password_hash: 'secret', email_verified_at: true, locale: true, terms_version: true, terms_accepted_at: true,
      marketing_consent_at: true, bio: true, is_trader: true, response_minutes: true, response_rate_percent: true, suspended_at: true, created_at: true, updated_at: true,
      display_name: true, avatar_key: 'internal', city: true, languages: true, phone: true, phone_verified_at: true, birth_date: true, identity_verified_at: true,
      notification_preferences: true, intention: true, onboarding: true, onboarded_at: true, password_changed_at: true, suspended_reason: true, erased_at: 'internal', is_demo: 'internal',
    },
  },
  { table: 'user_roles', files: { roles: 'user_id = :person' }, columns: { user_id: 'internal', role: true, granted_at: true } },
  {
    table: 'sessions',
    files: { sessions: 'user_id = :person' },
    columns: {
      id: true, user_id: 'internal', user_agent: true, created_at: true, last_used_at: true, expires_at: true, revoked_at: true, revoke_reason: true,
      device_id: 'internal', mfa_verified_at: true,
    },
  },
  withheldTable('refresh_tokens', ['token_hash', 'session_id', 'created_at', 'used_at'], 'secret'),
  {
    table: 'email_tokens',
    files: { 'e-mail-links': 'user_id = :person' },
    columns: { token_hash: 'secret', user_id: 'internal', purpose: true, email: true, created_at: true, expires_at: true, used_at: true },
  },
  {
    table: 'known_devices',
    files: { devices: 'user_id = :person' },
    columns: { id: true, user_id: 'internal', token_hash: 'secret', user_agent: true, created_at: true, last_used_at: true },
  },
  {
    table: 'totp_factors',
    files: { 'second-factor': 'user_id = :person' },
    columns: { user_id: 'internal', secret: 'secret', pending_secret: 'secret', created_at: true, confirmed_at: true, last_step: 'internal' },
  },
  {
    table: 'recovery_codes',
    files: { 'recovery-codes': 'user_id = :person' },
    columns: { user_id: 'internal', code_hash: 'secret', created_at: true, used_at: true },
  },
  withheldTable('mfa_challenges', ['token_hash', 'user_id', 'attempts', 'created_at', 'expires_at', 'used_at'], 'secret'),
  {
    table: 'phone_codes',
    files: { 'phone-codes': 'user_id = :person' },
    columns: { user_id: 'internal', phone: true, code_hash: 'secret', attempts: true, created_at: true, expires_at: true },
  },
  {
    table: 'verifications',
    files: { verifications: 'user_id = :person' },
    columns: {
      id: true, user_id: 'internal', kind: true, space_id: true, status: true, document_type: true, document_country: true, document_last4: true, document_expires_on: true,
      full_name: true, birth_date: true, reject_reason: true, note: true, submitted_at: true, decided_at: true, reviewer_id: 'others', files_deleted_at: true, created_at: true,
    },
  },
  {
    table: 'verification_files',
    files: { 'verification-files': 'verification_id in (select id from verifications where user_id = :person)' },
    columns: { id: true, verification_id: true, side: true, storage_key: 'internal', mime: true, bytes: true, created_at: true },
  },
  {
    table: 'consents',
    files: { consents: 'user_id = :person' },
    columns: { id: true, user_id: 'internal', purpose: true, version: true, is_granted: true, source: true, at: true },
  },
  {
    table: 'data_exports',
    files: { 'data-exports': 'user_id = :person' },
    columns: { id: true, user_id: 'internal', status: true, progress_percent: 'internal', file_key: 'internal', bytes: true, created_at: true, ready_at: true, expires_at: true },
  },
  {
    table: 'data_requests',
    files: { 'data-requests': 'user_id = :person' },
    columns: {
      id: true, user_id: 'internal', kind: true, details: true, status: true, answer: true, answered_by: 'others', requested_at: true, due_at: true, closed_at: true,
    },
  },
  {
    table: 'erasures',
    files: { 'erasure-requests': 'user_id = :person' },
    columns: { id: true, user_id: 'internal', status: true, requested_at: true, run_at: true, cancelled_at: true, done_at: true },
  },
  {
    table: 'audit_log',
    files: {
      'acts-of-mine': 'actor_id = :person',
      'acts-about-me': `actor_id is distinct from :person and ((object_type = 'User' and object_id = :person::text)
        or (lower(object_type) = 'verification' and object_id in (select id::text from verifications where user_id = :person)))`,
    },
    columns: {
      id: true, actor_id: 'others', action: true, object_type: true, object_id: true,
      // Changes that staff made to other users' data are not part of their own data.
      before: ['acts-about-me'], after: ['acts-about-me'], reason: ['acts-about-me'],
      ip_hash: 'secret', at: true, prev_hash: 'internal', hash: 'internal',
    },
  },
];
