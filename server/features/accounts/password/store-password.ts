import type { ServiceContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { passwordProblem } from '../account.rules.js';
import { deleteLinks, findMailRecipient, sendAccountMail } from '../account-mails.js';
import { changeAccount } from '../change-account.js';

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Throws VALIDATION_FAILED with all problems of a new password. */
export async function validateNewPassword(
  { password, confirmPassword }: NewPassword,
  person: { email: string; fullName: string },
): Promise<void> {
  const problems = [
    await passwordProblem(password, person),
    password === confirmPassword ? null : { path: 'confirmPassword', code: FieldProblemCode.PASSWORD_MISMATCH },
  ];
  refuseProblems(problems.filter((problem) => problem !== null));
}

/** Stores a new password, records it in the audit log and mails the owner. */
export async function storePassword(
  tx: ServiceContext,
  userId: string,
  passwordHash: string,
  how: 'reset' | 'changed',
  ip: string,
): Promise<void> {
  const now = tx.clock.now();
  await changeAccount(tx, userId, { passwordHash, passwordChangedAt: now });
  // What was begun with the old password ends with it: reset links, changes of address, sign-ins that wait for a second factor.
  await deleteLinks(tx, userId, ['reset_password', 'change_email']);
  await tx.db.deleteFrom('MfaChallenge').where('userId', '=', userId).execute();
  await recordAudit(tx, { actorId: userId, action: `user.password_${how}`, objectType: 'User', objectId: userId, ip });
  await sendAccountMail(tx, await findMailRecipient(tx, userId), 'password-changed', { at: now.toISOString() });
}
