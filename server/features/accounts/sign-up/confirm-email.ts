import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import { addJob } from '../../../core/jobs.js';
import { Locale } from '../../../core/locale.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { sendConfirmation } from '../account-mails.js';
import { completeEmailChange } from '../email-change/change-email.js';
import { emailToLookUp } from '../email-address.js';
import { hashToken } from '../secrets.js';

interface TokenRow {
  readonly user_id: string;
  readonly purpose: 'confirm_email' | 'change_email';
  /** The address the link was sent to. */
  readonly email: string;
  readonly is_used: boolean;
  readonly present_email: string;
}

/** Confirms an address by the token that was sent to it, a new one as well; the same link may be opened twice. */
export async function confirmEmail(ctx: RequestContext, token: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const [row] = await tx.em.execute<TokenRow[]>(
      `select t.user_id, t.purpose, t.email, t.used_at is not null as is_used, u.email as present_email
       from email_tokens t join users u on u.id = t.user_id
       where t.token_hash = ? and t.purpose in ('confirm_email', 'change_email') and t.expires_at > ? and u.erased_at is null for update of t, u`,
      [hashToken(token), now],
    );
    if (!row) throw new DomainError(ErrorCode.TOKEN_INVALID);
    const isPresentAddress = row.email === row.present_email;
    if (row.is_used && isPresentAddress) return;
    if (row.is_used || (row.purpose === 'confirm_email' && !isPresentAddress)) throw new DomainError(ErrorCode.TOKEN_INVALID);
    await tx.em.execute('update email_tokens set used_at = ? where token_hash = ?', [now, hashToken(token)]);
    if (row.purpose === 'change_email') await completeEmailChange(tx, row.user_id, row.email);
    else await tx.em.execute('update users set email_verified_at = coalesce(email_verified_at, ?), updated_at = ? where id = ?', [now, now, row.user_id]);
  });
}

/** Asks for a new confirmation link; the work is a job, so that known and unknown addresses take the same time. */
export async function askForConfirmation(ctx: RequestContext, address: string): Promise<void> {
  const email = emailToLookUp(address);
  await consume(ctx, 'account-mail-ip', ctx.client.ip);
  await consume(ctx, 'account-mail', email);
  await addJob(ctx, 'accounts.resend-confirmation', { email });
}

/** The job behind it: sends the link when there is an unconfirmed account of this address. */
export async function resendConfirmation(ctx: ServiceContext, email: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [user] = await tx.em.execute<{ id: string; full_name: string; locale: Locale }[]>(
      'select id, full_name, locale from users where email = ? and email_verified_at is null and suspended_at is null for update',
      [email],
    );
    if (user) await sendConfirmation(tx, { id: user.id, email, fullName: user.full_name, locale: user.locale }, null);
  });
}
