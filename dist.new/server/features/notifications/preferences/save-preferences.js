import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { setMarketingConsent } from '../../accounts/consents.js';
import { consentChoice, withChoices } from './preferences.rules.js';
import { areQuietHours } from './quiet-hours.rules.js';
/** The stored preferences of users, one query for all that an operation reads. */
export function preferenceLoader(ctx) {
    return ctx.loaders.get('notification-preferences', (userIds) => Promise.all(userIds.map(async (userId) => {
        const user = await selectPreferences(ctx, userId).executeTakeFirst();
        return { stored: storedIn(user), hasMarketingConsent: user != null && user.marketingConsentAt !== null };
    })));
}
/** Saves the viewer's quiet hours; null for none. Throws BAD_REQUEST. */
export async function saveQuietHours(ctx, quietHours) {
    if (quietHours && !areQuietHours(quietHours))
        throw new DomainError(ErrorCode.BAD_REQUEST);
    await inTransaction(ctx, async (tx) => {
        const user = await selectPreferences(tx, tx.viewer.id).forUpdate().executeTakeFirst();
        await storePreferences(tx, {
            ...storedIn(user),
            quietHours: quietHours && { fromHour: quietHours.fromHour, toHour: quietHours.toHour },
        });
    });
    preferenceLoader(ctx).clear(ctx.viewer.id);
}
/** Saves the viewer's notification preferences and logs changes of the marketing consent. */
export async function saveNotificationPreferences(ctx, choices) {
    await inTransaction(ctx, async (tx) => {
        const user = await selectPreferences(tx, tx.viewer.id).forUpdate().executeTakeFirst();
        const notificationPreferences = withChoices(storedIn(user), choices);
        await storePreferences(tx, notificationPreferences);
        const consent = consentChoice(choices);
        if (consent !== null)
            await setMarketingConsent(tx, tx.viewer.id, consent, 'notification_preferences');
    });
    preferenceLoader(ctx).clear(ctx.viewer.id);
}
async function storePreferences(tx, notificationPreferences) {
    await tx.db
        .updateTable('User')
        .set({ notificationPreferences, updatedAt: tx.clock.now() })
        .where('id', '=', tx.viewer.id)
        .execute();
}
function selectPreferences({ db }, userId) {
    return db.selectFrom('User').select(['notificationPreferences', 'marketingConsentAt']).where('id', '=', userId);
}
function storedIn(user) {
    return user?.notificationPreferences ?? {};
}
//# sourceMappingURL=save-preferences.js.map