import { recordAudit } from '../../../core/writes/audit.js';
import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  refuseProblems,
  ValidationError,
} from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { issueLink, findMailRecipient, sendAccountMail } from '../account-mails.js';
import { emailProblem, maskEmail } from '../account.rules.js';
import { changeAccount } from '../change-account.js';
import { emailToLookUp } from '../email-address.js';
import { lockWithPassword, requirePassword } from '../password/require-password.js';

/** Sends a link to a new address and a notice to the old one, which stays until the link is opened. Only the owner of the new address learns, by mail, whether it has an account. */
export async function requestEmailChange(
  ctx: SignedInContext,
  input: { email: string; password: string },
): Promise<string> {
  const email = emailToLookUp(input.email);
  const problem = emailProblem(email);
  refuseProblems(problem ? [problem] : []);
  const { id } = ctx.viewer;
  const me = await findMailRecipient(ctx, id);
  if (email === me.email) throw new ValidationError([{ path: 'email', code: FieldProblemCode.EMAIL_UNCHANGED }]);
  const passwordHash = await requirePassword(ctx, input.password);
  await consume(ctx, 'account-mail-ip', ctx.client.network);
  await consume(ctx, 'email-change', id);
  await inTransaction(ctx, async (tx) => {
    await lockWithPassword(tx, passwordHash);
    const tokenId = await issueLink(tx, id, 'change_email', email);
    const existingUserId = await findConfirmedOwner(tx, email);
    if (existingUserId) await sendAccountMail(tx, await findMailRecipient(tx, existingUserId), 'address-in-use');
    else await sendAccountMail(tx, { ...me, email, fullName: null }, 'confirm-new-email', { tokenId });
    // The owner learns of a change that somebody else asked for while it can still be stopped.
    await sendAccountMail(tx, me, 'email-change-requested', { newEmail: maskEmail(email) });
  });
  return email;
}

/** Replaces the address with the confirmed new one and mails the old one. */
export async function completeEmailChange(tx: RequestContext, userId: string, email: string): Promise<void> {
  const before = await findMailRecipient(tx, userId);
  if (await findConfirmedOwner(tx, email)) throw new DomainError(ErrorCode.TOKEN_INVALID);
  // An unconfirmed sign-up with this address gives way, because opening the link proves access to the mailbox.
  await tx.db.deleteFrom('User').where('email', '=', email).where('emailVerifiedAt', 'is', null).execute();
  await changeAccount(tx, userId, { email, emailVerifiedAt: tx.clock.now() });
  // The audit log contains no addresses, because it is never erased.
  await recordAudit(tx, {
    actorId: userId,
    action: 'user.email_changed',
    objectType: 'User',
    objectId: userId,
    ip: tx.client.ip,
  });
  await sendAccountMail(tx, before, 'email-changed', { newEmail: maskEmail(email) });
}

async function findConfirmedOwner(tx: ServiceContext, email: string): Promise<string | null> {
  const owner = await tx.db
    .selectFrom('User')
    .select('id')
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return owner?.id ?? null;
}
