import { recordAudit } from '../../../core/audit.js';
import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, ValidationError } from '../../../core/errors.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { issueLink, mailReceiver, sendAccountMail } from '../account-mails.js';
import { emailProblem } from '../account-rules.js';
import { emailToLookUp } from '../email-address.js';
import { requirePassword } from '../password/password-again.js';

/** Sends a link to a new address; until it is opened the old one stays. Whether the new one has an account is told only by mail, to its owner. */
export async function requestEmailChange(ctx: SignedInContext, input: { email: string; password: string }): Promise<void> {
  const email = emailToLookUp(input.email);
  const problem = emailProblem(email);
  refuseProblems(problem ? [problem] : []);
  const { id } = ctx.viewer;
  const me = await mailReceiver(ctx, id);
  if (email === me.email) throw new ValidationError([{ path: 'email', code: FieldProblemCode.EMAIL_UNCHANGED }]);
  await requirePassword(ctx, input.password);
  await consume(ctx, 'account-mail-ip', ctx.client.ip);
  await consume(ctx, 'email-change', id);
  await inTransaction(ctx, async (tx) => {
    const tokenId = await issueLink(tx, id, 'change_email', email);
    const owner = await confirmedOwnerOf(tx, email);
    if (owner) await sendAccountMail(tx, await mailReceiver(tx, owner), 'address-in-use');
    else await sendAccountMail(tx, { ...me, email }, 'confirm-new-email', { tokenId });
  });
}

/** Puts the confirmed new address in place of the old one, and tells the old one. */
export async function completeEmailChange(tx: RequestContext, userId: string, email: string): Promise<void> {
  const before = await mailReceiver(tx, userId);
  if (await confirmedOwnerOf(tx, email)) throw new DomainError(ErrorCode.TOKEN_INVALID);
  // Somebody signed up with it and never confirmed: whoever opened this link has the mailbox.
  await tx.em.execute('delete from users where email = ? and email_verified_at is null', [email]);
  const now = tx.clock.now();
  await tx.em.execute('update users set email = ?, email_verified_at = ?, updated_at = ? where id = ?', [email, now, now, userId]);
  // The record of acts is never erased: it holds no addresses.
  await recordAudit(tx, { actorId: userId, action: 'user.email_changed', objectType: 'User', objectId: userId, ip: tx.client.ip });
  await sendAccountMail(tx, before, 'email-changed', { newEmail: masked(email) });
}

async function confirmedOwnerOf(tx: ServiceContext, email: string): Promise<string | null> {
  const [row] = await tx.em.execute<{ id: string }[]>('select id from users where email = ? and email_verified_at is not null', [email]);
  return row?.id ?? null;
}

/** "l•••@example.com": enough for its owner to know it. */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••');
}
