import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import {
  deleteLinks,
  issueLink,
  lockOwnerOfLink,
  RECIPIENT_COLUMNS,
  sendAccountMail,
  toMailRecipient,
} from '../account-mails.js';
import { AccountEventType } from '../account.events.js';
import { emailProblem } from '../account.rules.js';
import { changeAccount } from '../change-account.js';
import { emailToLookUp } from '../email-address.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { hashToken } from '../secrets.js';
import { deleteDevices, setDeviceCookie, rememberDevice } from '../sign-in/known-devices.js';
import type { User } from '../user.entity.js';
import { hashPassword, inHashingQueue } from './password-hashing.js';
import { storePassword, validateNewPassword, type NewPassword } from './store-password.js';

type TokenOwner = Pick<User, 'id' | 'email' | 'fullName' | 'emailVerifiedAt'>;

/** Requests a reset link; the work is a job, so that known and unknown addresses take the same time. */
export async function requestPasswordReset(ctx: RequestContext, address: string): Promise<string> {
  const email = emailToLookUp(address);
  const problem = emailProblem(email);
  refuseProblems(problem ? [problem] : []);
  await consume(ctx, 'account-mail-ip', ctx.client.network);
  await consume(ctx, 'reset-mail', email);
  await addJob(ctx, 'accounts.send-password-reset', { email });
  return email;
}

/** The job of a request: sends the link if there is an account of this address. */
export async function sendPasswordReset(ctx: ServiceContext, email: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = await tx.db
      .selectFrom('User')
      .select(RECIPIENT_COLUMNS)
      .where('email', '=', email)
      .where('suspendedAt', 'is', null)
      .where('erasedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (user) await sendResetLink(tx, user, 'reset-password');
  });
}

/** Sends a link to set a new password, which also confirms the address. */
export async function sendResetLink(
  tx: ServiceContext,
  user: Pick<User, (typeof RECIPIENT_COLUMNS)[number]>,
  template: 'reset-password' | 'confirm-by-password',
): Promise<void> {
  const tokenId = await issueLink(tx, user.id, 'reset_password', user.email);
  await sendAccountMail(tx, toMailRecipient(user), template, { tokenId });
}

/** Sets a new password by the token of a mailed link and ends all sessions; a second factor is kept. */
export async function resetPassword(
  ctx: RequestContext,
  input: NewPassword & { readonly token: string },
): Promise<void> {
  // Checked before hashing, so that invalid tokens cost little.
  const owner = await getTokenOwner(ctx, input.token);
  await validateNewPassword(input, owner);
  // A valid link is treated like a known device.
  const requester = { isKnown: true, account: owner.id, network: ctx.client.network };
  const passwordHash = await inHashingQueue(requester, () => hashPassword(ctx.config, input.password));
  const device = await inTransaction(ctx, async (tx) => {
    await lockOwnerOfLink(tx, input.token);
    const { id, emailVerifiedAt } = await getTokenOwner(tx, input.token, { isLocked: true });
    const now = tx.clock.now();
    await tx.db
      .updateTable('EmailToken')
      .set({ usedAt: now })
      .where('tokenHash', '=', hashToken(input.token))
      .execute();
    await deleteLinks(tx, id, ['confirm_email']);
    // Opening the link proves access to the mailbox, as a confirmation does.
    await changeAccount(tx, id, { emailVerifiedAt: emailVerifiedAt ?? now, recoveredAt: now });
    await endSessionsOf(tx, id, 'password_reset');
    await storePassword(tx, id, passwordHash, 'reset', ctx.client.ip);
    await recordEvent(tx, { type: AccountEventType.RECOVERED, payload: { userId: id } });
    // The owner's browser becomes a known device, which others' guesses cannot lock out; earlier ones may belong to a thief.
    const here = await rememberDevice(tx, id);
    await deleteDevices(tx, id, here.id);
    return here;
  });
  if (ctx.client.transport === 'http') setDeviceCookie(ctx, device);
}

async function getTokenOwner(ctx: ServiceContext, token: string, { isLocked = false } = {}): Promise<TokenOwner> {
  const owner = await ctx.db
    .selectFrom('EmailToken as t')
    .innerJoin('User as u', (join) => join.onRef('u.id', '=', 't.userId').onRef('u.email', '=', 't.email'))
    .select(['u.id', 'u.email', 'u.fullName', 'u.emailVerifiedAt'])
    .where('t.tokenHash', '=', hashToken(token))
    // The link of a sign-up with another password leads here.
    .where((eb) =>
      eb.or([
        eb('t.purpose', '=', 'reset_password'),
        eb.and([eb('t.purpose', '=', 'confirm_email'), eb('u.emailVerifiedAt', 'is', null)]),
      ]),
    )
    .where('t.usedAt', 'is', null)
    .where('t.expiresAt', '>', ctx.clock.now())
    .where('u.suspendedAt', 'is', null)
    .where('u.erasedAt', 'is', null)
    .$if(isLocked, (query) => query.forUpdate('t'))
    .executeTakeFirst();
  if (!owner) throw new DomainError(ErrorCode.TOKEN_INVALID);
  return owner;
}
