import { randomUUID } from 'node:crypto';
import { queueMail } from '../../core/mail/mailer.js';
import { firstNameOf } from './person-name.js';
import { emailToken, hashToken } from './secrets.js';
const HOUR_MS = 3_600_000;
const LIFETIME_MS = {
    confirm_email: 24 * HOUR_MS,
    reset_password: HOUR_MS / 2,
    change_email: 24 * HOUR_MS,
};
/** The columns that `toMailRecipient` reads. */
export const RECIPIENT_COLUMNS = ['id', 'email', 'fullName', 'locale', 'emailVerifiedAt'];
/** The recipient of a user's mails; without a name until the address is confirmed. */
export function toMailRecipient({ id, email, fullName, locale, emailVerifiedAt, }) {
    return { id, email, fullName: emailVerifiedAt === null ? null : fullName, locale };
}
const firstNameFor = ({ fullName }) => (fullName === null ? null : firstNameOf(fullName));
/** Creates the token of a mailed link and invalidates earlier links of this purpose; returns the id that the token is derived from. */
export async function issueLink(tx, userId, purpose, email, tokenId = randomUUID()) {
    const now = tx.clock.now();
    await tx.db
        .deleteFrom('EmailToken')
        .where('userId', '=', userId)
        .where('purpose', '=', purpose)
        .where('usedAt', 'is', null)
        .execute();
    const tokenHash = hashToken(emailToken(tx.config, tokenId));
    await tx.db
        .insertInto('EmailToken')
        .values({
        tokenHash,
        userId,
        purpose,
        email,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
    })
        .execute();
    return tokenId;
}
/** Sends a confirmation link, derived from `linkId` if given, and invalidates earlier ones. */
export async function sendConfirmation(tx, user, next, linkId) {
    const tokenId = await issueLink(tx, user.id, 'confirm_email', user.email, linkId);
    await queueMail(tx, {
        id: `confirm-${tokenId}`,
        to: user.email,
        locale: user.locale,
        template: 'accounts.confirm-email',
        params: { tokenId, next },
    });
}
/** Sends a mail about the security of an account. */
export async function sendAccountMail(tx, user, template, params = {}) {
    await queueMail(tx, {
        id: `${template}-${randomUUID()}`,
        to: user.email,
        locale: user.locale,
        template: `accounts.${template}`,
        params: { firstName: firstNameFor(user), ...params },
    });
}
/** The recipient of a user's account mails. */
export async function findMailRecipient(ctx, userId) {
    const user = await ctx.db.selectFrom('User').select(RECIPIENT_COLUMNS).where('id', '=', userId).executeTakeFirst();
    if (!user)
        throw new Error(`user not found: ${userId}`);
    return toMailRecipient(user);
}
/** Mails the owner of an account that somebody signed up with their address; one mail per registration. */
export async function sendAccountExists(tx, user, registrationId) {
    await queueMail(tx, {
        id: `account-exists-${registrationId}`,
        to: user.email,
        locale: user.locale,
        template: 'accounts.account-exists',
        params: { firstName: firstNameFor(user) },
    });
}
/** Mails the owner of an account that a session with a copied token was ended. */
export async function sendSessionEnded(tx, user, eventId, device) {
    await queueMail(tx, {
        id: `session-${eventId}`,
        to: user.email,
        locale: user.locale,
        template: 'accounts.session-ended',
        params: { firstName: firstNameFor(user), device },
    });
}
//# sourceMappingURL=account-mails.js.map