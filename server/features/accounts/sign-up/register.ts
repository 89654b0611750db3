import type { ServiceContext } from '../../../core/context.js';
import { completeFailedJobs } from '../../../core/jobs/job-queue.js';
import { Role } from '../../../core/roles.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import {
  RECIPIENT_COLUMNS,
  sendAccountExists,
  sendConfirmation,
  toMailRecipient,
  type MailRecipient,
} from '../account-mails.js';
import { changeAccount } from '../change-account.js';
import { ConsentPurpose } from '../consent.enums.js';
import { recordConsent } from '../consents.js';
import { grantRole } from '../roles.js';
import { fromQueuedRegistration, type QueuedRegistration, type Registration } from './registration.js';
import { keepSignUpLink, linkOfSignUp } from './sign-up-link.js';

/** Failed sign-ups are kept for a week, so that staff can find the cause and run them again. */
const FAILED_DAYS = 7;

interface ExistingAccount {
  readonly recipient: MailRecipient;
  /** The address is not confirmed and the account is not suspended. */
  readonly isUnconfirmed: boolean;
  /** Somebody signed up with this address after this registration. */
  readonly isNewer: boolean;
  /** The password or the link of this registration is stored already, because its job runs a second time. */
  readonly isDone: boolean;
}

/** The job of a sign-up: creates an unconfirmed account, or mails the owner of the address if there is one. */
export async function register(ctx: ServiceContext, queued: QueuedRegistration): Promise<void> {
  const registration = fromQueuedRegistration(ctx.config, queued);
  await inTransaction(ctx, async (tx) => {
    const created = await insertUser(tx, registration);
    if (created !== null) {
      await grantRole(tx, created, Role.RENTER);
      await completeSignUp(tx, created, registration);
    } else await applyToExisting(tx, await getExistingAccount(tx, registration), registration);
  });
}

async function applyToExisting(
  tx: ServiceContext,
  account: ExistingAccount,
  registration: Registration,
): Promise<void> {
  if (account.isDone) return;
  if (account.isUnconfirmed && account.isNewer) {
    // Nothing is mailed for it, but its link says that several people may have signed up with the address.
    const { email, passwordHash } = registration;
    await keepSignUpLink(tx, { userId: account.recipient.id, email, passwordHash }, registration.id);
  } else if (account.isUnconfirmed) {
    await replaceSignUp(tx, account.recipient.id, registration);
    await completeSignUp(tx, account.recipient.id, registration);
  } else if (registration.mayMail) await sendAccountExists(tx, account.recipient, registration.id);
}

async function completeSignUp(tx: ServiceContext, userId: string, registration: Registration): Promise<void> {
  const { email, locale, next, passwordHash, termsVersion: version, at } = registration;
  const consent = { userId, source: 'sign_up', version, at } as const;
  await recordConsent(tx, { ...consent, purpose: ConsentPurpose.TERMS, isGranted: true });
  await recordConsent(tx, { ...consent, purpose: ConsentPurpose.MARKETING, isGranted: registration.wantsMarketing });
  // Also without a mail, because this browser may ask for its own.
  await keepSignUpLink(tx, { userId, email, passwordHash }, registration.id);
  if (registration.mayMail) await sendConfirmation(tx, { email, locale }, next, registration.id);
}

async function insertUser(
  tx: ServiceContext,
  { email, fullName, passwordHash, locale, termsVersion, at, wantsMarketing }: Registration,
): Promise<string | null> {
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

async function getExistingAccount(
  tx: ServiceContext,
  { id, email, at, passwordHash }: Registration,
): Promise<ExistingAccount> {
  const tokenHash = linkOfSignUp(tx, id);
  const account = await tx.db
    .selectFrom('User')
    .select([...RECIPIENT_COLUMNS, 'suspendedAt', 'termsAcceptedAt', 'passwordHash'])
    .select((eb) =>
      eb.selectFrom('EmailToken as t').select('t.tokenHash').where('t.tokenHash', '=', tokenHash).as('linkOfThis'),
    )
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  // The account was erased between two statements; the next attempt finds the address free.
  if (!account) throw new Error('the account of this address has just been erased');
  return {
    recipient: toMailRecipient(account),
    isUnconfirmed: account.emailVerifiedAt === null && account.suspendedAt === null,
    isNewer: account.termsAcceptedAt > at,
    isDone: account.linkOfThis !== null || account.passwordHash === passwordHash,
  };
}

/** Overwrites an unconfirmed account: the last sign-up sets the password, which only its own link confirms. */
async function replaceSignUp(
  tx: ServiceContext,
  userId: string,
  { fullName, passwordHash, locale, termsVersion, at, wantsMarketing }: Registration,
): Promise<void> {
  const marketingConsentAt = wantsMarketing ? at : null;
  const change = { fullName, passwordHash, locale, termsVersion, termsAcceptedAt: at, marketingConsentAt };
  await changeAccount(tx, userId, change);
}

/** Deletes the jobs of failed sign-ups, which hold names and password hashes of people without an account. */
export function purgeFailedRegistrations({ db }: ServiceContext): Promise<void> {
  return completeFailedJobs(db, FAILED_DAYS, 'accounts.register');
}
