import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { consume, returnPoint } from '../../../core/rate-limits/rate-limits.js';
import { inHashingQueue, verifyPassword } from './password-hashing.js';

/**
 * Verifies the viewer's password before a sensitive change, for which an open session alone must not be enough.
 * Throws VALIDATION_FAILED with PASSWORD_WRONG at `path`; RATE_LIMITED after ten wrong ones, or sixty of any kind, in a quarter of an hour.
 */
export async function requirePassword(ctx: SignedInContext, password: string, path = 'password'): Promise<void> {
  if (password === '') throw new ValidationError([{ path, code: FieldProblemCode.REQUIRED }]);
  const requester = { isKnown: true, account: ctx.viewer.id, network: ctx.client.network };
  const isRight = await inHashingQueue(requester, () => checkPassword(ctx, password));
  if (!isRight) throw new ValidationError([{ path, code: FieldProblemCode.PASSWORD_WRONG }]);
}

async function checkPassword(ctx: SignedInContext, password: string): Promise<boolean> {
  const { id } = ctx.viewer;
  // Right passwords count too, so that an open session cannot cause unlimited hashing.
  await consume(ctx, 'password-checks', id);
  await consume(ctx, 'password-again', id);
  const user = await ctx.db.selectFrom('User').select('passwordHash').where('id', '=', id).executeTakeFirst();
  const isRight = await verifyPassword(ctx.config, password, user?.passwordHash ?? null);
  // Only wrong passwords count as guesses.
  if (isRight) await returnPoint(ctx, 'password-again', id);
  return isRight;
}
