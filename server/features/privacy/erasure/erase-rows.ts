import type { ServiceContext } from '../../../core/context.js';

/** Rows that were only ever hers. Consents stay: they are the proof of what we did with her leave, and name nobody. */
const OWN_TABLES = [
  'sessions', 'known_devices', 'email_tokens', 'totp_factors', 'recovery_codes', 'mfa_challenges', 'phone_codes', 'user_roles', 'verifications', 'notifications', 'data_exports', 'data_requests',
  'idempotency_keys', 'favorites', 'favorite_lists', 'saved_searches', 'message_pauses', 'quick_replies', 'message_reports', 'message_mails',
] as const;

/** Removes what nobody but her needed. */
export async function eraseOwnRows(tx: ServiceContext, userId: string): Promise<void> {
  for (const table of OWN_TABLES) await tx.em.execute(`delete from ${table} where user_id = ?`, [userId]);
  // Written while signed in, or signed out under the same address.
  await tx.em.execute('delete from contact_messages where user_id = ? or email = (select email from users where id = ?)', [userId, userId]);
  await tx.em.execute('delete from space_reports where user_id = ? or email = (select email from users where id = ?)', [userId, userId]);
  await tx.em.execute('delete from review_reports where user_id = ? or email = (select email from users where id = ?)', [userId, userId]);
  await tx.em.execute('delete from waiting_list where email = (select email from users where id = ?)', [userId]);
}

/** What the two sides of a booking wrote to each other, what was stored, and by which card it was paid. Amounts and days stay. */
export async function eraseBookingTexts(tx: ServiceContext, userId: string): Promise<void> {
  await tx.em.execute(`update bookings set message = '', decline_text = null, cancel_text = null where renter_id = ? or host_id = ?`, [userId, userId]);
  await tx.em.execute(`update bookings set goods = '{}', declared_value = null where renter_id = ?`, [userId]);
  await tx.em.execute('update payments set payment_method_ref = null, method_brand = null, method_last4 = null, action_url = null where renter_id = ?', [userId]);
}

/** Leaves of her account the uuid that the books are kept under; nobody can sign in to it. */
export async function anonymiseUser(tx: ServiceContext, userId: string): Promise<void> {
  const now = tx.clock.now();
  await tx.em.execute(
    `update users set email = 'erased-' || id || '@erased.invalid', full_name = '', password_hash = '!', email_verified_at = null, marketing_consent_at = null, bio = '',
       is_trader = false, response_minutes = null, response_rate_percent = null, suspended_at = null, suspended_reason = null, display_name = null, avatar_key = null, city = null,
       languages = '{}', phone = null, phone_verified_at = null, birth_date = null, identity_verified_at = null, notification_preferences = '{}', intention = null,
       onboarding = '{}', onboarded_at = null, password_changed_at = null, erased_at = ?, updated_at = ?
     where id = ?`,
    [now, now, userId],
  );
}
