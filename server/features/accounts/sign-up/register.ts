import type { ServiceContext } from '../../../core/context.js';
import type { Locale } from '../../../core/locale.js';
import { Role } from '../../../core/roles.js';
import { inTransaction } from '../../../core/transaction.js';
import { sendAccountExists, sendConfirmation } from '../account-mails.js';
import { ConsentPurpose } from '../consent-codes.js';
import { recordConsent } from '../consents.js';
import { grantRole } from '../roles.js';
import { emailToken, hashToken } from '../secrets.js';
import { openRegistration, type QueuedRegistration, type Registration } from './registration.js';

/** Long enough for somebody of ours to see why and to run it again. */
const FAILED_DAYS = 7;

interface Owner {
  readonly id: string;
  readonly full_name: string;
  readonly locale: Locale;
  /** Nobody has proven the address to be hers, and nobody was shut out of it. */
  readonly is_open: boolean;
  /** Somebody signed up with this address after this registration. */
  readonly is_newer: boolean;
  /** This registration's link was made already: its job runs once more. */
  readonly is_done: boolean;
}

/** The job of a sign-up: opens an account that waits for its confirmation, or tells the owner of the address by mail. */
export async function register(ctx: ServiceContext, queued: QueuedRegistration): Promise<void> {
  const registration = openRegistration(ctx.config, queued);
  await inTransaction(ctx, async (tx) => {
    const created = await insertUser(tx, registration);
    if (created !== null) {
      await grantRole(tx, created, Role.RENTER);
      await welcome(tx, created, registration);
    } else if (registration.mayMail) {
      // Without a new link nothing may change: an older one would confirm a password its reader never chose.
      await meetOwner(tx, await ownerOf(tx, registration), registration);
    }
  });
}

async function meetOwner(tx: ServiceContext, owner: Owner, registration: Registration): Promise<void> {
  const { id, email } = registration;
  if (owner.is_done || (owner.is_open && owner.is_newer)) return;
  if (!owner.is_open) return sendAccountExists(tx, { id: owner.id, email, fullName: owner.full_name, locale: owner.locale }, id);
  await takeOver(tx, owner.id, registration);
  await welcome(tx, owner.id, registration);
}

async function welcome(tx: ServiceContext, userId: string, registration: Registration): Promise<void> {
  const { email, fullName, locale, next, termsVersion: version, at } = registration;
  const said = { userId, source: 'sign_up', version, at } as const;
  await recordConsent(tx, { ...said, purpose: ConsentPurpose.TERMS, isGranted: true });
  await recordConsent(tx, { ...said, purpose: ConsentPurpose.MARKETING, isGranted: registration.wantsMarketing });
  if (registration.mayMail) await sendConfirmation(tx, { id: userId, email, fullName, locale }, next, registration.id);
}

async function insertUser(tx: ServiceContext, { email, fullName, passwordHash, locale, termsVersion, at, wantsMarketing }: Registration): Promise<string | null> {
  const [row] = await tx.em.execute<{ id: string }[]>(
    `insert into users (email, full_name, password_hash, locale, terms_version, terms_accepted_at, marketing_consent_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (email) do nothing returning id`,
    [email, fullName, passwordHash, locale, termsVersion, at, wantsMarketing ? at : null, at, at],
  );
  return row?.id ?? null;
}

async function ownerOf(tx: ServiceContext, { id, email, at }: Registration): Promise<Owner> {
  const [row] = await tx.em.execute<Owner[]>(
    `select id, full_name, locale, email_verified_at is null and suspended_at is null as is_open, terms_accepted_at > ? as is_newer,
       exists(select from email_tokens where token_hash = ?) as is_done
     from users where email = ? for update`,
    [at, hashToken(emailToken(tx.config, id)), email],
  );
  // Erased between two statements: the next try finds the address free.
  if (!row) throw new Error('the account of this address has just gone');
  return row;
}

/** Nobody has proven an unconfirmed address to be hers, so whoever signs up last sets the password the link will confirm. */
async function takeOver(tx: ServiceContext, userId: string, { fullName, passwordHash, locale, termsVersion, at, wantsMarketing }: Registration): Promise<void> {
  await tx.em.execute(
    `update users set full_name = ?, password_hash = ?, locale = ?, terms_version = ?, terms_accepted_at = ?, marketing_consent_at = ?, updated_at = ? where id = ?`,
    [fullName, passwordHash, locale, termsVersion, at, wantsMarketing ? at : null, tx.clock.now(), userId],
  );
}

/** What no try brought through is nobody's account: it need not lie about with a name and a hash. */
export async function forgetFailedRegistrations(ctx: ServiceContext): Promise<void> {
  await ctx.em.execute(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where task_identifier = 'accounts.register' and attempts >= max_attempts and locked_at is null and updated_at < ?
     having count(*) > 0`,
    [new Date(Date.now() - FAILED_DAYS * 86_400_000)],
  );
}
