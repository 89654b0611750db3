import { DAY_MS, HOUR_MS } from '../../../core/values/durations.js';
import { recordAudit } from '../../../core/writes/audit.js';
import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { hasStaffRole } from '../roles.js';
import { hashToken, randomToken, successorOf } from '../secrets.js';
import { hasRequiredFactor, isOpenAt } from './session-conditions.js';
import type { RevokeReason } from './session.entity.js';
import { toStoredUserAgent } from './user-agent.js';

/** Days after which an unused session expires. */
const SESSION_DAYS = 30;
/** Hours after which staff must sign in again, even when active. */
export const STAFF_SESSION_HOURS = 8;
/** Within this time a used token returns the same successor again, for two tabs that refresh at once and for lost responses. */
const REUSE_WINDOW_MS = 10_000;

/** A session with the refresh token that continues it. */
export interface LiveSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

/** What a new session stores: the browser, the known device if any, and whether the second factor was verified. */
export interface SessionStart {
  readonly userAgent: string;
  readonly deviceId: string | null;
  readonly isSecondFactorVerified: boolean;
}

/** Opens a session for a user whose credentials were just verified. */
export async function openSession(tx: ServiceContext, userId: string, start: SessionStart): Promise<LiveSession> {
  const now = tx.clock.now();
  const expiresAt = expiryOf({ isStaff: await hasStaffRole(tx, userId), openedAt: now, usedAt: now });
  const { id: sessionId } = await tx.db
    .insertInto('Session')
    .values({
      userId,
      userAgent: toStoredUserAgent(start.userAgent),
      deviceId: start.deviceId,
      mfaVerifiedAt: start.isSecondFactorVerified ? now : null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refreshToken = randomToken();
  await storeToken(tx, sessionId, refreshToken, now);
  return { userId, sessionId, refreshToken, expiresAt };
}

/** Exchanges a refresh token for its successor; null when the session has ended, or ends now because the token was reused. */
export async function continueSession(ctx: ServiceContext, refreshToken: string): Promise<LiveSession | null> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    // Locks the session's row, so that a second refresh at the same time sees the first one's result.
    const row = await tx.db
      .selectFrom('RefreshToken as t')
      .innerJoin('Session as s', 's.id', 't.sessionId')
      .innerJoin('User as u', 'u.id', 's.userId')
      .select(['t.sessionId', 's.userId', 't.usedAt', 's.createdAt'])
      .where('t.tokenHash', '=', hashToken(refreshToken))
      .where(isOpenAt(now))
      .where('u.suspendedAt', 'is', null)
      .where(hasRequiredFactor)
      .forUpdate(['s', 't'])
      .executeTakeFirst();
    if (!row) return null;
    const { sessionId, userId, usedAt, createdAt } = row;
    if (usedAt !== null && now.getTime() - usedAt.getTime() > REUSE_WINDOW_MS) {
      await endStolenSession(tx, sessionId, userId);
      return null;
    }
    const successor = successorOf(tx.config, refreshToken);
    const expiresAt = expiryOf({ isStaff: await hasStaffRole(tx, userId), openedAt: createdAt, usedAt: now });
    if (expiresAt <= now) return null;
    if (usedAt === null) {
      await tx.db
        .updateTable('RefreshToken')
        .set({ usedAt: now })
        .where('tokenHash', '=', hashToken(refreshToken))
        .execute();
      await storeToken(tx, sessionId, successor, now);
    }
    await tx.db.updateTable('Session').set({ lastUsedAt: now, expiresAt }).where('id', '=', sessionId).execute();
    return { userId, sessionId, refreshToken: successor, expiresAt };
  });
}

/** Ends a session: its tokens are refused from now on, and its sockets are closed. */
export async function revokeSession(tx: ServiceContext, sessionId: string, reason: RevokeReason): Promise<void> {
  await tx.db
    .updateTable('Session')
    .set({ revokedAt: tx.clock.now(), revokeReason: reason })
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .execute();
  await tx.pubsub.publish(tx.em, `session-ended:${sessionId}`, { sessionId });
}

/** The session of a refresh token, used or not. */
export async function findSessionOfToken(ctx: ServiceContext, refreshToken: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('RefreshToken')
    .select('sessionId')
    .where('tokenHash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  return row?.sessionId ?? null;
}

/** Ends a session whose used token came back: somebody has a copy, and owner and thief cannot be told apart. */
async function endStolenSession(tx: ServiceContext, sessionId: string, userId: string): Promise<void> {
  await revokeSession(tx, sessionId, 'refresh_token_reused');
  await recordEvent(tx, { type: 'session.reuse_detected', payload: { sessionId, userId } });
  await recordAudit(tx, {
    actorId: null,
    action: 'session.reuse_detected',
    objectType: 'Session',
    objectId: sessionId,
    after: { userId },
  });
}

async function storeToken(tx: ServiceContext, sessionId: string, refreshToken: string, now: Date): Promise<void> {
  await tx.db
    .insertInto('RefreshToken')
    .values({ tokenHash: hashToken(refreshToken), sessionId, createdAt: now })
    .execute();
}

/** Sessions of the staff end a fixed time after the sign-in; all others live on while they are used. */
function expiryOf({ isStaff, openedAt, usedAt }: { isStaff: boolean; openedAt: Date; usedAt: Date }): Date {
  return isStaff
    ? new Date(openedAt.getTime() + STAFF_SESSION_HOURS * HOUR_MS)
    : new Date(usedAt.getTime() + SESSION_DAYS * DAY_MS);
}
