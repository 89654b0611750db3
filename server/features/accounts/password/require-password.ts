import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { consume, returnPoint } from '../../../core/rate-limits/rate-limits.js';
import { isOpenAt } from '../sessions/session-conditions.js';
import { inHashingQueue, verifyPassword } from './password-hashing.js';

/**
 * Verifies the viewer's password before a sensitive change, for which an open session alone must not be enough.
 * Returns the hash that it matched, for `lockWithPassword`. Throws VALIDATION_FAILED with PASSWORD_WRONG at `path`; RATE_LIMITED after ten wrong ones, or sixty of any kind, in a quarter of an hour.
 */
export async function requirePassword(ctx: SignedInContext, password: string, path = 'password'): Promise<string> {
  if (password === '') throw new ValidationError([{ path, code: FieldProblemCode.REQUIRED }]);
  const requester = { isKnown: true, account: ctx.viewer.id, network: ctx.client.network };
  const matched = await inHashingQueue(requester, () => matchPassword(ctx, password));
  if (matched === null) throw wrongPassword(path);
  return matched;
}

/**
 * Locks the viewer's account for a change that the password allowed: a check takes long, and the owner may have reset the password or ended
 * the session meanwhile. Throws TOKEN_INVALID when the session has ended, PASSWORD_WRONG at `path` when the password is another one.
 */
export async function lockWithPassword(tx: SignedInContext, passwordHash: string, path = 'password'): Promise<void> {
  if ((await lockOwnAccount(tx)) !== passwordHash) throw wrongPassword(path);
}

/** Locks the viewer's account and returns its hash; throws TOKEN_INVALID when the session has ended before the lock was granted. */
export async function lockOwnAccount(tx: SignedInContext): Promise<string> {
  const { id, sessionId } = tx.viewer;
  const user = await tx.db
    .selectFrom('User')
    .select('passwordHash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const session = await tx.db
    .selectFrom('Session as s')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where('s.userId', '=', id)
    .where(isOpenAt(tx.clock.now()))
    .executeTakeFirst();
  if (!user || !session) throw new DomainError(ErrorCode.TOKEN_INVALID);
  return user.passwordHash;
}

const wrongPassword = (path: string): ValidationError =>
  new ValidationError([{ path, code: FieldProblemCode.PASSWORD_WRONG }]);

async function matchPassword(ctx: SignedInContext, password: string): Promise<string | null> {
  const { id } = ctx.viewer;
  // Right passwords count too, so that an open session cannot cause unlimited hashing.
  await consume(ctx, 'password-checks', id);
  await consume(ctx, 'password-again', id);
  const user = await ctx.db.selectFrom('User').select('passwordHash').where('id', '=', id).executeTakeFirst();
  const isRight = await verifyPassword(ctx.config, password, user?.passwordHash ?? null);
  if (!user || !isRight) return null;
  // Only wrong passwords count as guesses.
  await returnPoint(ctx, 'password-again', id);
  return user.passwordHash;
}
