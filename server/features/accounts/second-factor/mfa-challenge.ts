import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import { consume, giveBack } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { mailReceiver, sendAccountMail } from '../account-mails.js';
import { hashToken, randomToken } from '../secrets.js';
import { findKnownDevice } from '../sign-in/known-devices.js';
import { openSessionFor, type OpenedSession } from '../sign-in/open-session.js';
import { recoveryCodesLeft } from './recovery-codes.js';
import { spendCode, wrongCode, type CodeKind } from './second-factor.js';

const LIFETIME_MS = 5 * 60_000;
const ATTEMPTS = 5;

interface ChallengeOwner {
  readonly user_id: string;
  readonly email: string;
  readonly password_hash: string;
}

/** The password was right: asks for the second factor. */
export async function challenge(ctx: RequestContext, userId: string): Promise<DomainError> {
  const token = randomToken();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await ctx.em.execute('delete from mfa_challenges where user_id = ? and expires_at < ?', [userId, now]);
  await ctx.em.execute('insert into mfa_challenges (token_hash, user_id, created_at, expires_at) values (?, ?, ?, ?)', [hashToken(token), userId, now, expiresAt]);
  return new DomainError(ErrorCode.MFA_REQUIRED, { challenge: token, expiresAt: expiresAt.toISOString() });
}

/** Opens the session of a challenge with a code of the app or a recovery code. */
export async function answerChallenge(ctx: RequestContext, input: { challenge: string; code: string }, inBody: boolean): Promise<OpenedSession> {
  const owner = await ownerOf(ctx, input.challenge);
  // As with passwords: whoever knows the password and guesses codes must not keep the owner's own browser out.
  const bucketKey = (await findKnownDevice(ctx, owner.email))?.id ?? owner.user_id;
  await consume(ctx, 'second-factor', bucketKey);
  const attemptsLeft = await takeAttempt(ctx, input.challenge);
  const kind = await inTransaction(ctx, (tx) => settle(tx, owner.user_id, input));
  if (!kind) throw wrongCode({ attemptsLeft });
  await giveBack(ctx, 'second-factor', bucketKey);
  return openSessionFor(ctx, { userId: owner.user_id, email: owner.email, passwordHash: owner.password_hash, isSecondFactorVerified: true, inBody });
}

async function ownerOf(ctx: ServiceContext, token: string): Promise<ChallengeOwner> {
  const [row] = await ctx.em.execute<ChallengeOwner[]>(
    `select c.user_id, u.email, u.password_hash from mfa_challenges c join users u on u.id = c.user_id
     where c.token_hash = ? and c.used_at is null and c.expires_at > ? and c.attempts < ?`,
    [hashToken(token), ctx.clock.now(), ATTEMPTS],
  );
  if (!row) throw new DomainError(ErrorCode.TOKEN_INVALID);
  return row;
}

/** Counted before the code is looked at, and outside the transaction that a wrong one takes back. */
async function takeAttempt(ctx: ServiceContext, token: string): Promise<number> {
  const [row] = await ctx.em.execute<{ attempts: number }[]>(
    'update mfa_challenges set attempts = attempts + 1 where token_hash = ? and used_at is null and attempts < ? returning attempts',
    [hashToken(token), ATTEMPTS],
  );
  if (!row) throw new DomainError(ErrorCode.TOKEN_INVALID);
  return ATTEMPTS - row.attempts;
}

async function settle(tx: RequestContext, userId: string, input: { challenge: string; code: string }): Promise<CodeKind | null> {
  const kind = await spendCode(tx, userId, input.code);
  if (!kind) return null;
  const rows = await tx.em.execute<object[]>('update mfa_challenges set used_at = ? where token_hash = ? and used_at is null returning 1', [
    tx.clock.now(), hashToken(input.challenge),
  ]);
  if (rows.length === 0) throw new DomainError(ErrorCode.TOKEN_INVALID);
  if (kind === 'recovery') {
    await sendAccountMail(tx, await mailReceiver(tx, userId), 'recovery-code-used', { left: String(await recoveryCodesLeft(tx, userId)) });
  }
  return kind;
}
