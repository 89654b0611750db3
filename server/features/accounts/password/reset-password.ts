import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors.js';
import { addJob } from '../../../core/jobs.js';
import { Locale } from '../../../core/locale.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { issueLink, sendAccountMail } from '../account-mails.js';
import { emailProblem } from '../account-rules.js';
import { emailToLookUp } from '../email-address.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { hashToken } from '../secrets.js';
import { forgetDevices, keepDeviceMark, rememberDevice } from '../sign-in/known-devices.js';
import { hashPassword } from './password-hashing.js';
import { refuseWeakPassword, storePassword, type NewPassword } from './store-password.js';

interface TokenOwner {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
}

/** Asks for a link to a new password; the work is a job, so that known and unknown addresses take the same time. */
export async function requestPasswordReset(ctx: RequestContext, address: string): Promise<void> {
  const email = emailToLookUp(address);
  const problem = emailProblem(email);
  refuseProblems(problem ? [problem] : []);
  await consume(ctx, 'account-mail-ip', ctx.client.ip);
  await consume(ctx, 'reset-mail', email);
  await addJob(ctx, 'accounts.send-password-reset', { email });
}

/** The job behind it: sends the link when there is an account of this address. */
export async function sendPasswordReset(ctx: ServiceContext, email: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [user] = await tx.em.execute<{ id: string; full_name: string; locale: Locale }[]>(
      'select id, full_name, locale from users where email = ? and suspended_at is null and erased_at is null for update',
      [email],
    );
    if (!user) return;
    const tokenId = await issueLink(tx, user.id, 'reset_password', email);
    await sendAccountMail(tx, { id: user.id, email, fullName: user.full_name, locale: user.locale }, 'reset-password', { tokenId });
  });
}

/** Sets a new password by the token of a mailed link and ends every session; a second factor stays as it is. */
export async function resetPassword(ctx: RequestContext, input: NewPassword & { readonly token: string }): Promise<void> {
  // Looked at before anything is hashed: invented tokens must cost us nothing.
  const owner = await ownerOf(ctx, input.token);
  await refuseWeakPassword(input, { email: owner.email, fullName: owner.full_name });
  const passwordHash = await hashPassword(ctx.config, input.password);
  const device = await inTransaction(ctx, async (tx) => {
    const { id } = await ownerOf(tx, input.token, 'for update of t, u');
    const now = tx.clock.now();
    await tx.em.execute('update email_tokens set used_at = ? where token_hash = ?', [now, hashToken(input.token)]);
    // Whoever opened the link has the mailbox: as good as a confirmation.
    await tx.em.execute('update users set email_verified_at = coalesce(email_verified_at, ?) where id = ?', [now, id]);
    await endSessionsOf(tx, id, 'password_reset');
    await storePassword(tx, id, passwordHash, 'reset', ctx.client.ip);
    // Whoever guesses at her account meanwhile must not keep her out of it; browsers known so far may be the thief's.
    const here = await rememberDevice(tx, id);
    await forgetDevices(tx, id, here.id);
    return here;
  });
  if (ctx.client.transport === 'http') keepDeviceMark(ctx, device);
}

async function ownerOf(ctx: ServiceContext, token: string, lock = ''): Promise<TokenOwner> {
  const [row] = await ctx.em.execute<TokenOwner[]>(
    `select u.id, u.email, u.full_name from email_tokens t join users u on u.id = t.user_id and u.email = t.email
     where t.token_hash = ? and t.purpose = 'reset_password' and t.used_at is null and t.expires_at > ?
       and u.suspended_at is null and u.erased_at is null ${lock}`,
    [hashToken(token), ctx.clock.now()],
  );
  if (!row) throw new DomainError(ErrorCode.TOKEN_INVALID);
  return row;
}
