import type { ServiceContext } from '../../core/context.js';
import type { Locale } from '../../core/values/locale.js';
import { firstNameOf, publicNameOf } from '../accounts/person-name.js';
import type { PreferenceSettings, StoredPreferences } from './preferences/preferences.rules.js';

/** A user who can receive notifications. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly displayName: string;
  readonly locale: Locale;
  readonly preferences: PreferenceSettings;
}

/** The settings in a user's row. */
export function preferenceSettings(row: {
  readonly notificationPreferences: object;
  readonly marketingConsentAt: Date | null;
}): PreferenceSettings {
  return {
    stored: row.notificationPreferences as StoredPreferences,
    hasMarketingConsent: row.marketingConsentAt !== null,
  };
}

/** Recipients by user id; erased accounts are left out. */
export async function loadRecipients(tx: ServiceContext, userIds: readonly string[]): Promise<Map<string, Recipient>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('User')
    .select(['id', 'email', 'fullName', 'displayName', 'locale', 'notificationPreferences', 'marketingConsentAt'])
    .where('id', 'in', userIds)
    .where('erasedAt', 'is', null)
    .execute();
  return new Map(
    rows.map(
      ({
        id,
        email,
        locale,
        fullName,
        displayName,
        notificationPreferences,
        marketingConsentAt,
      }): [string, Recipient] => [
        id,
        {
          id,
          email,
          locale,
          firstName: firstNameOf(fullName),
          displayName: publicNameOf({ displayName, fullName }),
          preferences: preferenceSettings({ notificationPreferences, marketingConsentAt }),
        },
      ],
    ),
  );
}
