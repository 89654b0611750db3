import type { RequestContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/transaction.js';
import { issueAccessToken } from './access-token.js';
import type { AuthPayload } from './auth-payload.type.js';
import { clearCookieToken, keepCookieToken, readCookieToken } from './session-cookie.js';
import { continueSession, revokeSession, sessionOfToken, type LiveSession } from './sessions.js';
import { keepDeviceMark } from '../sign-in/known-devices.js';
import type { OpenedSession } from '../sign-in/open-session.js';
import { signIn } from '../sign-in/sign-in.js';
import { loadViewerAccount } from '../viewer.type.js';

/** Signs in and hands the session over, its refresh token in a cookie or in the answer. */
export async function startSession(ctx: RequestContext, input: { email: string; password: string }, inBody: boolean): Promise<AuthPayload> {
  return handOverNew(ctx, await signIn(ctx, input, inBody), inBody);
}

/** Continues the session of a refresh token, the cookie's unless one is given; null when there is none. */
export async function refreshSession(ctx: RequestContext, given: string | null): Promise<AuthPayload | null> {
  const refreshToken = given || readCookieToken(ctx, 'refresh');
  const session = refreshToken ? await continueSession(ctx, refreshToken) : null;
  if (session) return handOver(ctx, session, Boolean(given));
  if (refreshToken && !given) clearCookieToken(ctx, 'refresh');
  return null;
}

/** Ends the caller's session, known by her access token or, when that has run out, by her cookie. */
export async function endSession(ctx: RequestContext): Promise<void> {
  const cookie = readCookieToken(ctx, 'refresh');
  const sessionId = ctx.viewer?.sessionId ?? (cookie ? await sessionOfToken(ctx, cookie) : null);
  if (sessionId) await inTransaction(ctx, (tx) => revokeSession(tx, sessionId, 'signed_out'));
  if (cookie && ctx.client.transport === 'http') clearCookieToken(ctx, 'refresh');
}

/** Hands over a session that was just opened, and with it the browser's mark. */
export async function handOverNew(ctx: RequestContext, session: OpenedSession, inBody: boolean): Promise<AuthPayload> {
  const payload = await handOver(ctx, session, inBody);
  if (session.device) keepDeviceMark(ctx, session.device);
  return payload;
}

async function handOver(ctx: RequestContext, session: LiveSession, inBody: boolean): Promise<AuthPayload> {
  const access = issueAccessToken(ctx.config, session, ctx.clock.now());
  if (!inBody) keepCookieToken(ctx, 'refresh', session.refreshToken, session.expiresAt);
  return {
    accessToken: access.token,
    expiresAt: access.expiresAt,
    refreshToken: inBody ? session.refreshToken : null,
    viewer: await loadViewerAccount(ctx, session.userId),
  };
}
