import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { deleteLinks, lockOwnerOfLink, RECIPIENT_COLUMNS, sendConfirmation } from '../account-mails.js';
import { changeAccount } from '../change-account.js';
import { completeEmailChange } from '../email-change/change-email.js';
import { emailToLookUp } from '../email-address.js';
import { sendResetLink } from '../password/reset-password.js';
import { hashToken } from '../secrets.js';
import { readCookieToken } from '../sessions/session-cookie.js';
import type { User } from '../user.entity.js';
import { digestOf, keepSignUpLink, linkOfSignUp, needsPassword } from './sign-up-link.js';

export interface Confirmation {
  readonly email: string;
  /** Nothing is confirmed yet: a password must be set with the same token. */
  readonly isPasswordDue: boolean;
}

/** Confirms an address, or a changed one, by the token sent to it; opening the same link twice is fine. */
export async function confirmEmail(ctx: RequestContext, token: string): Promise<Confirmation> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    await lockOwnerOfLink(tx, token);
    const row = await tx.db
      .selectFrom('EmailToken as t')
      .innerJoin('User as u', 'u.id', 't.userId')
      .select(['t.tokenHash', 't.userId', 't.purpose', 't.email', 't.usedAt', 't.passwordDigest'])
      .select(['u.email as currentEmail', 'u.emailVerifiedAt', 'u.passwordHash'])
      .where('t.tokenHash', '=', hashToken(token))
      .where('t.purpose', 'in', ['confirm_email', 'change_email'])
      .where('t.expiresAt', '>', now)
      .where('u.erasedAt', 'is', null)
      .forUpdate('t')
      .executeTakeFirst();
    if (!row) throw new DomainError(ErrorCode.TOKEN_INVALID);
    const isCurrentAddress = row.email === row.currentEmail;
    const done = { email: row.email, isPasswordDue: false };
    if (row.usedAt && isCurrentAddress) return done;
    if (row.usedAt || (row.purpose === 'confirm_email' && !isCurrentAddress))
      throw new DomainError(ErrorCode.TOKEN_INVALID);
    const isSignUp = row.purpose === 'confirm_email' && row.emailVerifiedAt === null;
    if (isSignUp && (await needsPassword(tx, row, row.passwordHash))) return { ...done, isPasswordDue: true };
    await tx.db.updateTable('EmailToken').set({ usedAt: now }).where('tokenHash', '=', row.tokenHash).execute();
    if (row.purpose === 'change_email') await completeEmailChange(tx, row.userId, row.email);
    else {
      await changeAccount(tx, row.userId, { emailVerifiedAt: row.emailVerifiedAt ?? now });
      await deleteLinks(tx, row.userId, ['confirm_email']);
    }
    return done;
  });
}

/**
 * Requests a new confirmation link; the work is a job, so that known and unknown addresses take the same time. Returns the normalized
 * address.
 */
export async function requestConfirmation(ctx: RequestContext, address: string): Promise<string> {
  const email = emailToLookUp(address);
  await consume(ctx, 'account-mail-ip', ctx.client.network);
  // Apart from sign-ups: otherwise a stranger could use up the mails of an address before its owner signs up.
  await consume(ctx, 'confirmation-mail', email);
  const registrationId = readCookieToken(ctx, 'sign_up') ?? null;
  await addJob(ctx, 'accounts.resend-confirmation', { email, registrationId });
  return email;
}

/**
 * The job of a request: sends the link of the sign-up made in the asking browser if the account has its password. Otherwise the password may
 * be another person's, and the link sets a new one.
 */
export async function resendConfirmation(
  ctx: ServiceContext,
  email: string,
  registrationId: string | null,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = await tx.db
      .selectFrom('User')
      .select([...RECIPIENT_COLUMNS, 'passwordHash'])
      .where('email', '=', email)
      .where('emailVerifiedAt', 'is', null)
      .where('suspendedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    if (registrationId !== null && (await hasLinkOf(tx, user, registrationId))) {
      await keepSignUpLink(tx, { ...user, userId: user.id }, registrationId);
      await sendConfirmation(tx, user, null, registrationId);
    } else await sendResetLink(tx, user, 'confirm-by-password');
  });
}

/** Whether the account has the password of this sign-up. */
async function hasLinkOf(
  tx: ServiceContext,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  registrationId: string,
): Promise<boolean> {
  const link = await tx.db
    .selectFrom('EmailToken')
    .select('userId')
    .where('tokenHash', '=', linkOfSignUp(tx, registrationId))
    .where('userId', '=', id)
    .where('purpose', '=', 'confirm_email')
    .where('usedAt', 'is', null)
    .where('passwordDigest', '=', digestOf(passwordHash))
    .executeTakeFirst();
  return link !== undefined;
}
