import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findMailRecipient } from '../account-mails.js';
import { AccountEventType } from '../account.events.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { findSessionDevice } from '../sessions/my-sessions.js';
import { deleteDevices } from '../sign-in/known-devices.js';
import { lockWithPassword, requirePassword } from './require-password.js';
import { hashPassword, inHashingQueue } from './password-hashing.js';
import { storePassword, validateNewPassword, type NewPassword } from './store-password.js';

/** Replaces the viewer's password and ends their other sessions. */
export async function changePassword(
  ctx: SignedInContext,
  input: NewPassword & { readonly currentPassword: string },
): Promise<void> {
  const { email, fullName } = await findMailRecipient(ctx, ctx.viewer.id);
  await validateNewPassword(input, { email, fullName: fullName ?? '' });
  const currentHash = await requirePassword(ctx, input.currentPassword, 'currentPassword');
  if (input.password === input.currentPassword)
    throw new ValidationError([{ path: 'password', code: FieldProblemCode.PASSWORD_UNCHANGED }]);
  const requester = { isKnown: true, account: ctx.viewer.id, network: ctx.client.network };
  const passwordHash = await inHashingQueue(requester, () => hashPassword(ctx.config, input.password));
  await inTransaction(ctx, async (tx) => {
    // The lock makes a simultaneous sign-in with the old password wait and then fail, so that no session opens after the others ended.
    await lockWithPassword(tx, currentHash, 'currentPassword');
    await endSessionsOf(tx, ctx.viewer.id, 'password_changed', ctx.viewer.sessionId);
    await deleteDevices(tx, ctx.viewer.id, await findSessionDevice(tx));
    await storePassword(tx, ctx.viewer.id, passwordHash, 'changed', ctx.client.ip);
    await recordEvent(tx, { type: AccountEventType.PASSWORD_CHANGED, payload: { userId: ctx.viewer.id } });
  });
}
