import type { ServiceContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors.js';
import { recordAudit } from '../../../core/audit.js';
import { passwordProblem } from '../account-rules.js';
import { mailReceiver, sendAccountMail } from '../account-mails.js';

/** A new password as typed, twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Throws VALIDATION_FAILED with everything that is wrong with a new password. */
export async function refuseWeakPassword({ password, confirmPassword }: NewPassword, person: { email: string; fullName: string }): Promise<void> {
  const problems = [
    await passwordProblem(password, person),
    password === confirmPassword ? null : { path: 'confirmPassword', code: FieldProblemCode.PASSWORD_MISMATCH },
  ];
  refuseProblems(problems.filter((problem) => problem !== null));
}

/** Puts a new password in place, writes it down and tells the owner. */
export async function storePassword(tx: ServiceContext, userId: string, passwordHash: string, how: 'reset' | 'changed', ip: string): Promise<void> {
  const now = tx.clock.now();
  await tx.em.execute('update users set password_hash = ?, password_changed_at = ?, updated_at = ? where id = ?', [passwordHash, now, now, userId]);
  // Links and half-finished sign-ins of the old password are worth nothing any more.
  await tx.em.execute(`delete from email_tokens where user_id = ? and purpose = 'reset_password' and used_at is null`, [userId]);
  await tx.em.execute('delete from mfa_challenges where user_id = ?', [userId]);
  await recordAudit(tx, { actorId: userId, action: `user.password_${how}`, objectType: 'User', objectId: userId, ip });
  await sendAccountMail(tx, await mailReceiver(tx, userId), 'password-changed', { at: now.toISOString() });
}
