import type DataLoader from 'dataloader';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { changeAccount } from '../../accounts/change-account.js';
import { setMarketingConsent } from '../../accounts/consents.js';
import type { NotificationPreferenceInput } from './preference.types.js';
import { consentChoice, withChoices, type PreferenceSettings, type StoredPreferences } from './preferences.rules.js';
import { areQuietHours, type QuietHours } from './quiet-hours.rules.js';

/** The stored preferences of users, one query for all that an operation reads. */
export function preferenceLoader(ctx: RequestContext): DataLoader<string, PreferenceSettings> {
  return ctx.loaders.get<string, PreferenceSettings>('notification-preferences', (userIds) =>
    Promise.all(
      userIds.map(async (userId) => {
        const user = await selectPreferences(ctx, userId).executeTakeFirst();
        return { stored: storedIn(user), hasMarketingConsent: user != null && user.marketingConsentAt !== null };
      }),
    ),
  );
}

/** Saves the viewer's quiet hours; null for none. Throws BAD_REQUEST. */
export async function saveQuietHours(ctx: SignedInContext, quietHours: QuietHours | null): Promise<void> {
  if (quietHours && !areQuietHours(quietHours)) throw new DomainError(ErrorCode.BAD_REQUEST);
  await inTransaction(ctx, async (tx) => {
    const user = await selectPreferences(tx, tx.viewer.id).forUpdate().executeTakeFirst();
    const notificationPreferences: StoredPreferences = {
      ...storedIn(user),
      quietHours: quietHours && { fromHour: quietHours.fromHour, toHour: quietHours.toHour },
    };
    await changeAccount(tx, tx.viewer.id, { notificationPreferences });
  });
  preferenceLoader(ctx).clear(ctx.viewer.id);
}

/** Saves the viewer's notification preferences and logs changes of the marketing consent. */
export async function saveNotificationPreferences(
  ctx: SignedInContext,
  choices: readonly NotificationPreferenceInput[],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = await selectPreferences(tx, tx.viewer.id).forUpdate().executeTakeFirst();
    const notificationPreferences = withChoices(storedIn(user), choices);
    await changeAccount(tx, tx.viewer.id, { notificationPreferences });
    const consent = consentChoice(choices);
    if (consent !== null) await setMarketingConsent(tx, tx.viewer.id, consent, 'notification_preferences');
  });
  preferenceLoader(ctx).clear(ctx.viewer.id);
}

function selectPreferences({ db }: ServiceContext, userId: string) {
  return db.selectFrom('User').select(['notificationPreferences', 'marketingConsentAt']).where('id', '=', userId);
}

function storedIn(user: { readonly notificationPreferences: object } | undefined): StoredPreferences {
  return user?.notificationPreferences ?? {};
}
