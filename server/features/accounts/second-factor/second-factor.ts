import type { ServiceContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError, type ErrorParams } from '../../../core/errors/errors.js';
import { useRecoveryCode } from './recovery-codes.js';
import { acceptedStep } from './totp.js';
import { decryptTotpSecret } from './totp-secret.js';

/** Whether a code came from the authenticator app or is a recovery code. */
export type CodeKind = 'app' | 'recovery';

/** Whether signing in requires a code in addition to the password. */
export async function hasSecondFactor(ctx: ServiceContext, userId: string): Promise<boolean> {
  const factor = await ctx.db
    .selectFrom('TotpFactor')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return factor !== undefined;
}

/** Accepts a code of the app or a recovery code, once; null when it is neither, or was used before. */
export async function acceptCode(tx: ServiceContext, userId: string, code: string): Promise<CodeKind | null> {
  // The lock serializes two calls with the same code.
  const factor = await tx.db
    .selectFrom('TotpFactor')
    .select(['secret', 'lastStep'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!factor?.secret) return null;
  const step = acceptedStep(decryptTotpSecret(tx.config, userId, factor.secret), code, tx.clock.now(), factor.lastStep);
  if (step === null) return (await useRecoveryCode(tx, userId, code)) ? 'recovery' : null;
  await tx.db.updateTable('TotpFactor').set({ lastStep: step }).where('userId', '=', userId).execute();
  return 'app';
}

/** The error of a code that was not accepted. */
export function wrongCode(params?: ErrorParams): ValidationError {
  return new ValidationError([{ path: 'code', code: FieldProblemCode.CODE_INVALID, ...(params ? { params } : {}) }]);
}
