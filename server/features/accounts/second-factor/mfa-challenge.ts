import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { consume, returnPoint } from '../../../core/rate-limits/rate-limits.js';
import { MINUTE_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findMailRecipient, sendAccountMail } from '../account-mails.js';
import { hashToken, randomToken } from '../secrets.js';
import { findKnownDevice } from '../sign-in/known-devices.js';
import { openSessionFor, type OpenedSession } from '../sign-in/open-session.js';
import type { User } from '../user.entity.js';
import type { MfaChallenge } from './mfa-challenge.entity.js';
import { countRecoveryCodes } from './recovery-codes.js';
import { acceptCode, wrongCode, type CodeKind } from './second-factor.js';

const LIFETIME_MS = 5 * MINUTE_MS;
const ATTEMPTS = 5;

type ChallengeOwner = Pick<MfaChallenge, 'userId'> & Pick<User, 'email' | 'passwordHash'>;

/** Creates a challenge after the password was verified; returns the error that asks for the second factor. */
export async function createChallenge(ctx: RequestContext, userId: string): Promise<DomainError> {
  const token = randomToken();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await ctx.db.deleteFrom('MfaChallenge').where('userId', '=', userId).where('expiresAt', '<', now).execute();
  await ctx.db
    .insertInto('MfaChallenge')
    .values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt })
    .execute();
  return new DomainError(ErrorCode.MFA_REQUIRED, { challenge: token, expiresAt: expiresAt.toISOString() });
}

/** Opens the session of a challenge with a code of the authenticator app or a recovery code. */
export async function answerChallenge(
  ctx: RequestContext,
  input: { challenge: string; code: string },
  inBody: boolean,
): Promise<OpenedSession> {
  const { userId, email, passwordHash } = await getChallengeOwner(ctx, input.challenge);
  // Known devices have a bucket of their own, so that somebody who guesses codes cannot lock the owner out.
  const bucketKey = (await findKnownDevice(ctx, email))?.id ?? userId;
  await consume(ctx, 'second-factor', bucketKey);
  const attemptsLeft = await countAttempt(ctx, input.challenge);
  const kind = await inTransaction(ctx, (tx) => useCode(tx, userId, input));
  if (!kind) throw wrongCode({ attemptsLeft });
  await returnPoint(ctx, 'second-factor', bucketKey);
  return openSessionFor(ctx, { userId, email, passwordHash, isSecondFactorVerified: true, inBody });
}

async function getChallengeOwner(ctx: ServiceContext, token: string): Promise<ChallengeOwner> {
  const row = await ctx.db
    .selectFrom('MfaChallenge as c')
    .innerJoin('User as u', 'u.id', 'c.userId')
    .select(['c.userId', 'u.email', 'u.passwordHash'])
    .where('c.tokenHash', '=', hashToken(token))
    .where('c.usedAt', 'is', null)
    .where('c.expiresAt', '>', ctx.clock.now())
    .where('c.attempts', '<', ATTEMPTS)
    .executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.TOKEN_INVALID);
  return row;
}

/** Counts an attempt before the code is checked, outside the transaction that a wrong code rolls back; returns how many are left. */
async function countAttempt(ctx: ServiceContext, token: string): Promise<number> {
  const row = await ctx.db
    .updateTable('MfaChallenge')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('attempts', '<', ATTEMPTS)
    .returning('attempts')
    .executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.TOKEN_INVALID);
  return ATTEMPTS - row.attempts;
}

async function useCode(
  tx: RequestContext,
  userId: string,
  input: { challenge: string; code: string },
): Promise<CodeKind | null> {
  const kind = await acceptCode(tx, userId, input.code);
  if (!kind) return null;
  const used = await tx.db
    .updateTable('MfaChallenge')
    .set({ usedAt: tx.clock.now() })
    .where('tokenHash', '=', hashToken(input.challenge))
    .where('usedAt', 'is', null)
    .returning('tokenHash')
    .executeTakeFirst();
  if (!used) throw new DomainError(ErrorCode.TOKEN_INVALID);
  if (kind === 'recovery') {
    await sendAccountMail(tx, await findMailRecipient(tx, userId), 'recovery-code-used', {
      left: String(await countRecoveryCodes(tx, userId)),
    });
  }
  return kind;
}
