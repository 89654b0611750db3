import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { RECIPIENT_COLUMNS, sendConfirmation } from '../account-mails.js';
import { changeAccount } from '../change-account.js';
import { completeEmailChange } from '../email-change/change-email.js';
import { emailToLookUp } from '../email-address.js';
import { sendResetLink } from '../password/reset-password.js';
import { emailToken, hashToken } from '../secrets.js';
import { readCookieToken } from '../sessions/session-cookie.js';

/** Confirms an address, or a changed one, by the token sent to it; opening the same link twice is fine. Returns that address. */
export async function confirmEmail(ctx: RequestContext, token: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const row = await tx.db
      .selectFrom('EmailToken as t')
      .innerJoin('User as u', 'u.id', 't.userId')
      .select(['t.userId', 't.purpose', 't.email', 't.usedAt', 'u.email as currentEmail', 'u.emailVerifiedAt'])
      .where('t.tokenHash', '=', hashToken(token))
      .where('t.purpose', 'in', ['confirm_email', 'change_email'])
      .where('t.expiresAt', '>', now)
      .where('u.erasedAt', 'is', null)
      .forUpdate(['t', 'u'])
      .executeTakeFirst();
    if (!row) throw new DomainError(ErrorCode.TOKEN_INVALID);
    const isCurrentAddress = row.email === row.currentEmail;
    if (row.usedAt && isCurrentAddress) return row.email;
    if (row.usedAt || (row.purpose === 'confirm_email' && !isCurrentAddress))
      throw new DomainError(ErrorCode.TOKEN_INVALID);
    await tx.db.updateTable('EmailToken').set({ usedAt: now }).where('tokenHash', '=', hashToken(token)).execute();
    if (row.purpose === 'change_email') await completeEmailChange(tx, row.userId, row.email);
    else await changeAccount(tx, row.userId, { emailVerifiedAt: row.emailVerifiedAt ?? now });
    return row.email;
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
      .select(RECIPIENT_COLUMNS)
      .where('email', '=', email)
      .where('emailVerifiedAt', 'is', null)
      .where('suspendedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    if (registrationId !== null && (await hasLinkOf(tx, user.id, registrationId)))
      await sendConfirmation(tx, user, null, registrationId);
    else await sendResetLink(tx, user, 'confirm-by-password');
  });
}

/** Whether this was the last sign-up with the address. */
async function hasLinkOf(tx: ServiceContext, userId: string, registrationId: string): Promise<boolean> {
  const link = await tx.db
    .selectFrom('EmailToken')
    .select('userId')
    .where('tokenHash', '=', hashToken(emailToken(tx.config, registrationId)))
    .where('userId', '=', userId)
    .where('purpose', '=', 'confirm_email')
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return link !== undefined;
}
