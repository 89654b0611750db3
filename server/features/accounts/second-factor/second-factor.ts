import type { ServiceContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError, type ErrorParams } from '../../../core/errors.js';
import { spendRecoveryCode } from './recovery-codes.js';
import { acceptedStep } from './totp.js';
import { openTotpSecret } from './totp-secret.js';

/** Which of the two a code was. */
export type CodeKind = 'app' | 'recovery';

/** Whether signing in takes a code beside the password. */
export async function hasSecondFactor(ctx: ServiceContext, userId: string): Promise<boolean> {
  const [row] = await ctx.em.execute<{ has: boolean }[]>('select exists(select from totp_factors where user_id = ? and confirmed_at is not null) as has', [userId]);
  return row?.has === true;
}

/** Uses a code of the app or a recovery code up; null when it is neither, or was used before. */
export async function spendCode(tx: ServiceContext, userId: string, code: string): Promise<CodeKind | null> {
  // The lock makes two calls with one code follow each other.
  const [factor] = await tx.em.execute<{ secret: string; last_step: string | number }[]>(
    'select secret, last_step from totp_factors where user_id = ? and confirmed_at is not null for update',
    [userId],
  );
  if (!factor) return null;
  const step = acceptedStep(openTotpSecret(tx.config, userId, factor.secret), code, tx.clock.now(), Number(factor.last_step));
  if (step === null) return (await spendRecoveryCode(tx, userId, code)) ? 'recovery' : null;
  await tx.em.execute('update totp_factors set last_step = ? where user_id = ?', [step, userId]);
  return 'app';
}

/** Tells that a code was not accepted. */
export function wrongCode(params?: ErrorParams): ValidationError {
  return new ValidationError([{ path: 'code', code: FieldProblemCode.CODE_INVALID, ...(params ? { params } : {}) }]);
}
