import { recordAudit } from '../../../core/audit.js';
import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events.js';
import { inTransaction } from '../../../core/transaction.js';
import { hashToken, randomToken, successorOf } from '../secrets.js';
import { storedUserAgent } from './user-agent.js';

/** How long a session lives without being used. */
const SESSION_DAYS = 30;
/** Two tabs, or a lost answer: within this time a used token gives the same successor once more. */
const REUSE_WINDOW_MS = 10_000;

/** A session with the refresh token that continues it. */
export interface LiveSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

/**
 * Whether a session s of a person u stands: a second factor added since, or between her password and her session, leaves none alive that was
 * opened without it.
 */
export const HAS_WHAT_IT_TAKES = '(s.mfa_verified_at is not null or not exists(select from totp_factors f where f.user_id = u.id and f.confirmed_at is not null))';

export type RevokeReason =
  | 'signed_out'
  | 'refresh_token_reused'
  | 'revoked_by_owner'
  | 'password_reset'
  | 'password_changed'
  | 'second_factor_added'
  | 'suspended'
  | 'erased';

/** How a session is opened: by which browser, if it is one we know again, and whether the second factor was asked for. */
export interface SessionStart {
  readonly userAgent: string;
  readonly deviceId: string | null;
  readonly isSecondFactorVerified: boolean;
}

/** Opens a session for a person who has just proven who she is. */
export async function openSession(tx: ServiceContext, userId: string, start: SessionStart): Promise<LiveSession> {
  const now = tx.clock.now();
  const expiresAt = expiryFrom(now);
  const [row] = await tx.em.execute<{ id: string }[]>(
    'insert into sessions (user_id, user_agent, device_id, mfa_verified_at, created_at, last_used_at, expires_at) values (?, ?, ?, ?, ?, ?, ?) returning id',
    [userId, storedUserAgent(start.userAgent), start.deviceId, start.isSecondFactorVerified ? now : null, now, now, expiresAt],
  );
  if (!row) throw new Error('the session was not stored');
  const refreshToken = randomToken();
  await storeToken(tx, row.id, refreshToken, now);
  return { userId, sessionId: row.id, refreshToken, expiresAt };
}

interface TokenRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly used_at: string | Date | null;
}

/** Trades a refresh token for its successor; null when the session has ended or does so by this very call. */
export async function continueSession(ctx: ServiceContext, refreshToken: string): Promise<LiveSession | null> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    // The session's row is the lock: whoever comes second sees what the first one did.
    const [row] = await tx.em.execute<TokenRow[]>(
      `select t.session_id, s.user_id, t.used_at
       from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
       where t.token_hash = ? and s.revoked_at is null and s.expires_at > ? and u.suspended_at is null and ${HAS_WHAT_IT_TAKES}
       for update of s, t`,
      [hashToken(refreshToken), now],
    );
    if (!row) return null;
    if (row.used_at !== null && now.getTime() - new Date(row.used_at).getTime() > REUSE_WINDOW_MS) {
      await endStolenSession(tx, row);
      return null;
    }
    const successor = successorOf(tx.config, refreshToken);
    const expiresAt = expiryFrom(now);
    if (row.used_at === null) {
      await tx.em.execute('update refresh_tokens set used_at = ? where token_hash = ?', [now, hashToken(refreshToken)]);
      await storeToken(tx, row.session_id, successor, now);
    }
    await tx.em.execute('update sessions set last_used_at = ?, expires_at = ? where id = ?', [now, expiresAt, row.session_id]);
    return { userId: row.user_id, sessionId: row.session_id, refreshToken: successor, expiresAt };
  });
}

/** Ends a session: calls with its tokens are refused from now on, and its sockets close. */
export async function revokeSession(tx: ServiceContext, sessionId: string, reason: RevokeReason): Promise<void> {
  await tx.em.execute('update sessions set revoked_at = ?, revoke_reason = ? where id = ? and revoked_at is null', [tx.clock.now(), reason, sessionId]);
  await tx.pubsub.publish(tx.em, `session-ended:${sessionId}`, { sessionId });
}

/** The session a refresh token belongs to, whether the token was used or not. */
export async function sessionOfToken(ctx: ServiceContext, refreshToken: string): Promise<string | null> {
  const [row] = await ctx.em.execute<{ session_id: string }[]>('select session_id from refresh_tokens where token_hash = ?', [hashToken(refreshToken)]);
  return row?.session_id ?? null;
}

/** A used token came back: somebody else holds a copy, and nobody can tell who is who. */
async function endStolenSession(tx: ServiceContext, row: TokenRow): Promise<void> {
  await revokeSession(tx, row.session_id, 'refresh_token_reused');
  await recordEvent(tx, { type: 'session.reuse_detected', payload: { sessionId: row.session_id, userId: row.user_id } });
  await recordAudit(tx, { actorId: null, action: 'session.reuse_detected', objectType: 'Session', objectId: row.session_id, after: { userId: row.user_id } });
}

async function storeToken(tx: ServiceContext, sessionId: string, refreshToken: string, now: Date): Promise<void> {
  await tx.em.execute('insert into refresh_tokens (token_hash, session_id, created_at) values (?, ?, ?)', [hashToken(refreshToken), sessionId, now]);
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * 86_400_000);
}
