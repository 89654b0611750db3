import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { setMarketingConsent } from '../../accounts/consents.js';
import type { NotificationPreference, NotificationPreferenceInput } from './preference-types.js';
import { consentChoice, preferencesOf, withChoices, type StoredPreferences } from './preferences.rules.js';

/** All preferences of a user. */
export async function notificationPreferences(ctx: RequestContext, userId: string): Promise<NotificationPreference[]> {
  const user = await selectPreferences(ctx, userId).executeTakeFirst();
  return preferencesOf({
    stored: storedIn(user),
    hasMarketingConsent: user != null && user.marketingConsentAt !== null,
  });
}

/** Saves the viewer's notification preferences and logs changes of the marketing consent. */
export async function saveNotificationPreferences(
  ctx: SignedInContext,
  choices: readonly NotificationPreferenceInput[],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = await selectPreferences(tx, tx.viewer.id).forUpdate().executeTakeFirst();
    const notificationPreferences = withChoices(storedIn(user), choices);
    await tx.db
      .updateTable('User')
      .set({ notificationPreferences, updatedAt: tx.clock.now() })
      .where('id', '=', tx.viewer.id)
      .execute();
    const consent = consentChoice(choices);
    if (consent !== null) await setMarketingConsent(tx, tx.viewer.id, consent, 'notification_preferences');
  });
}

function selectPreferences({ db }: ServiceContext, userId: string) {
  return db.selectFrom('User').select(['notificationPreferences', 'marketingConsentAt']).where('id', '=', userId);
}

function storedIn(user: { readonly notificationPreferences: object } | undefined): StoredPreferences {
  return user?.notificationPreferences ?? {};
}
