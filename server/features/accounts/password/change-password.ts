import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors.js';
import { inTransaction } from '../../../core/transaction.js';
import { mailReceiver } from '../account-mails.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { deviceOfSession } from '../sessions/my-sessions.js';
import { forgetDevices } from '../sign-in/known-devices.js';
import { requirePassword } from './password-again.js';
import { hashPassword } from './password-hashing.js';
import { refuseWeakPassword, storePassword, type NewPassword } from './store-password.js';

/** Replaces the viewer's password and ends her other sessions. */
export async function changePassword(ctx: SignedInContext, input: NewPassword & { readonly currentPassword: string }): Promise<void> {
  await refuseWeakPassword(input, await mailReceiver(ctx, ctx.viewer.id));
  await requirePassword(ctx, input.currentPassword, 'currentPassword');
  if (input.password === input.currentPassword) throw new ValidationError([{ path: 'password', code: FieldProblemCode.PASSWORD_UNCHANGED }]);
  const passwordHash = await hashPassword(ctx.config, input.password);
  await inTransaction(ctx, async (tx) => {
    // Whoever signs in with the old password at this moment waits, and is then refused: no session may slip in after the others have ended.
    await tx.em.execute('select 1 from users where id = ? for update', [ctx.viewer.id]);
    await endSessionsOf(tx, ctx.viewer.id, 'password_changed', ctx.viewer.sessionId);
    await forgetDevices(tx, ctx.viewer.id, await deviceOfSession(tx));
    await storePassword(tx, ctx.viewer.id, passwordHash, 'changed', ctx.client.ip);
  });
}
