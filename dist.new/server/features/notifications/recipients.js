import { firstNameOf, publicNameOf } from '../accounts/person-name.js';
/** Recipients by user id; erased accounts are left out. */
export async function loadRecipients(tx, userIds) {
    if (userIds.length === 0)
        return new Map();
    const rows = await tx.db
        .selectFrom('User')
        .select(['id', 'email', 'fullName', 'displayName', 'locale', 'notificationPreferences', 'marketingConsentAt'])
        .where('id', 'in', userIds)
        .where('erasedAt', 'is', null)
        .execute();
    return new Map(rows.map(({ id, email, locale, fullName, displayName, notificationPreferences, marketingConsentAt, }) => [
        id,
        {
            id,
            email,
            locale,
            firstName: firstNameOf(fullName),
            displayName: publicNameOf({ displayName, fullName }),
            preferences: {
                stored: notificationPreferences,
                hasMarketingConsent: marketingConsentAt !== null,
            },
        },
    ]));
}
//# sourceMappingURL=recipients.js.map