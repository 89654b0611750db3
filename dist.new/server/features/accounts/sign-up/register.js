import { completeFailedJobs } from '../../../core/jobs/job-queue.js';
import { Role } from '../../../core/roles.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { RECIPIENT_COLUMNS, sendAccountExists, sendConfirmation, toMailRecipient, } from '../account-mails.js';
import { ConsentPurpose } from '../consent-codes.js';
import { recordConsent } from '../consents.js';
import { grantRole } from '../roles.js';
import { emailToken, hashToken } from '../secrets.js';
import { fromQueuedRegistration } from './registration.js';
/** Failed sign-ups are kept for a week, so that staff can find the cause and run them again. */
const FAILED_DAYS = 7;
/** The job of a sign-up: creates an unconfirmed account, or mails the owner of the address if there is one. */
export async function register(ctx, queued) {
    const registration = fromQueuedRegistration(ctx.config, queued);
    await inTransaction(ctx, async (tx) => {
        const created = await insertUser(tx, registration);
        if (created !== null) {
            await grantRole(tx, created, Role.RENTER);
            await completeSignUp(tx, created, registration);
        }
        else if (registration.mayMail) {
            // Without a new link nothing may change: an older link would confirm a password that its recipient did not choose.
            await applyToExisting(tx, await getExistingAccount(tx, registration), registration);
        }
    });
}
async function applyToExisting(tx, account, registration) {
    if (account.isDone || (account.isUnconfirmed && account.isNewer))
        return;
    if (!account.isUnconfirmed)
        return sendAccountExists(tx, account.recipient, registration.id);
    await replaceSignUp(tx, account.recipient.id, registration);
    await completeSignUp(tx, account.recipient.id, registration);
}
async function completeSignUp(tx, userId, registration) {
    const { email, locale, next, termsVersion: version, at } = registration;
    const consent = { userId, source: 'sign_up', version, at };
    await recordConsent(tx, { ...consent, purpose: ConsentPurpose.TERMS, isGranted: true });
    await recordConsent(tx, { ...consent, purpose: ConsentPurpose.MARKETING, isGranted: registration.wantsMarketing });
    if (registration.mayMail)
        await sendConfirmation(tx, { id: userId, email, locale }, next, registration.id);
}
async function insertUser(tx, { email, fullName, passwordHash, locale, termsVersion, at, wantsMarketing }) {
    const created = await tx.db
        .insertInto('User')
        .values({
        email,
        fullName,
        passwordHash,
        locale,
        termsVersion,
        termsAcceptedAt: at,
        marketingConsentAt: wantsMarketing ? at : null,
        createdAt: at,
        updatedAt: at,
    })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
    return created?.id ?? null;
}
async function getExistingAccount(tx, { id, email, at }) {
    const tokenHash = hashToken(emailToken(tx.config, id));
    const account = await tx.db
        .selectFrom('User')
        .select([...RECIPIENT_COLUMNS, 'suspendedAt', 'termsAcceptedAt'])
        .select((eb) => eb.selectFrom('EmailToken as t').select('t.tokenHash').where('t.tokenHash', '=', tokenHash).as('linkOfThis'))
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirst();
    // The account was erased between two statements; the next attempt finds the address free.
    if (!account)
        throw new Error('the account of this address has just been erased');
    return {
        recipient: toMailRecipient(account),
        isUnconfirmed: account.emailVerifiedAt === null && account.suspendedAt === null,
        isNewer: account.termsAcceptedAt > at,
        isDone: account.linkOfThis !== null,
    };
}
/** Overwrites an unconfirmed account: the last sign-up sets the password that the link will confirm. */
async function replaceSignUp(tx, userId, { fullName, passwordHash, locale, termsVersion, at, wantsMarketing }) {
    const marketingConsentAt = wantsMarketing ? at : null;
    await tx.db
        .updateTable('User')
        .set({
        fullName,
        passwordHash,
        locale,
        termsVersion,
        termsAcceptedAt: at,
        marketingConsentAt,
        updatedAt: tx.clock.now(),
    })
        .where('id', '=', userId)
        .execute();
}
/** Deletes the jobs of failed sign-ups, which hold names and password hashes of people without an account. */
export function purgeFailedRegistrations({ db }) {
    return completeFailedJobs(db, FAILED_DAYS, 'accounts.register');
}
//# sourceMappingURL=register.js.map