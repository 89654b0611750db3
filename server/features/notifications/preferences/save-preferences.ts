import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/transaction.js';
import { setMarketingConsent } from '../../accounts/consents.js';
import type { NotificationPreference, NotificationPreferenceInput } from './preference-types.js';
import { consentChoice, preferencesOf, withChoices, type StoredPreferences } from './preferences.rules.js';

interface Row {
  readonly notification_preferences: StoredPreferences;
  readonly has_consented: boolean;
}

const SELECT = 'select notification_preferences, marketing_consent_at is not null as has_consented from users where id = ?';

/** All choices of a person. */
export async function notificationPreferences(ctx: RequestContext, userId: string): Promise<NotificationPreference[]> {
  const [row] = await ctx.em.execute<Row[]>(SELECT, [userId]);
  return preferencesOf({ stored: row?.notification_preferences ?? {}, hasMarketingConsent: row?.has_consented === true });
}

/** Keeps new choices of the viewer; what she says of news by e-mail goes into the log of consents. */
export async function saveNotificationPreferences(ctx: SignedInContext, choices: readonly NotificationPreferenceInput[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.em.execute<Row[]>(`${SELECT} for update`, [tx.viewer.id]);
    const stored = withChoices(row?.notification_preferences ?? {}, choices);
    await tx.em.execute('update users set notification_preferences = ?::jsonb, updated_at = ? where id = ?', [JSON.stringify(stored), tx.clock.now(), tx.viewer.id]);
    const consent = consentChoice(choices);
    if (consent !== null) await setMarketingConsent(tx, tx.viewer.id, consent, 'notification_preferences');
  });
}
