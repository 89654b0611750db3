import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors.js';
import { consume, giveBack } from '../../../core/rate-limits.js';
import { verifyPassword } from './password-hashing.js';

/**
 * Asks for the password once more before something grave: an open session alone must not be enough.
 * Throws VALIDATION_FAILED with PASSWORD_WRONG at `path`; RATE_LIMITED after ten wrong ones in a quarter of an hour.
 */
export async function requirePassword(ctx: SignedInContext, password: string, path = 'password'): Promise<void> {
  if (password === '') throw new ValidationError([{ path, code: FieldProblemCode.REQUIRED }]);
  const { id } = ctx.viewer;
  await consume(ctx, 'password-again', id);
  const [row] = await ctx.em.execute<{ password_hash: string }[]>('select password_hash from users where id = ?', [id]);
  let isWrong = false;
  try {
    isWrong = !(await verifyPassword(ctx.config, password, row?.password_hash ?? null));
  } finally {
    // Right, or not looked at for want of room: neither was a guess.
    if (!isWrong) await giveBack(ctx, 'password-again', id);
  }
  if (isWrong) throw new ValidationError([{ path, code: FieldProblemCode.PASSWORD_WRONG }]);
}
