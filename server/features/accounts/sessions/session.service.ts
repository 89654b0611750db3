import type { RequestContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { issueAccessToken } from './access-token.js';
import type { AuthPayload } from './auth-payload.types.js';
import { clearCookieToken, setCookieToken, readCookieToken } from './session-cookie.js';
import { continueSession, findSessionOfToken, revokeSession, type LiveSession } from './sessions.js';
import { setDeviceCookie } from '../sign-in/known-devices.js';
import type { OpenedSession } from '../sign-in/open-session.js';
import { signIn } from '../sign-in/sign-in.js';
import { loadViewerAccount } from '../viewer.loaders.js';

/** Signs in; the refresh token goes into a cookie or into the response. */
export async function startSession(
  ctx: RequestContext,
  input: { email: string; password: string },
  inBody: boolean,
): Promise<AuthPayload> {
  return toNewAuthPayload(ctx, await signIn(ctx, input, inBody), inBody);
}

/** Continues the session of the given refresh token, else of the cookie's; null when there is none. */
export async function refreshSession(ctx: RequestContext, given: string | null): Promise<AuthPayload | null> {
  const refreshToken = given || readCookieToken(ctx, 'refresh');
  const session = refreshToken ? await continueSession(ctx, refreshToken) : null;
  if (session) return toAuthPayload(ctx, session, Boolean(given));
  if (refreshToken && !given) clearCookieToken(ctx, 'refresh');
  return null;
}

/** Ends the session of the access token or, when that has expired, of the cookie. */
export async function endSession(ctx: RequestContext): Promise<void> {
  const cookie = readCookieToken(ctx, 'refresh');
  const sessionId = ctx.viewer?.sessionId ?? (cookie ? await findSessionOfToken(ctx, cookie) : null);
  if (sessionId) await inTransaction(ctx, (tx) => revokeSession(tx, sessionId, 'signed_out'));
  if (cookie && ctx.client.transport === 'http') clearCookieToken(ctx, 'refresh');
}

/** Returns the tokens of a session that was just opened, and sets the device cookie. */
export async function toNewAuthPayload(
  ctx: RequestContext,
  session: OpenedSession,
  inBody: boolean,
): Promise<AuthPayload> {
  const payload = await toAuthPayload(ctx, session, inBody);
  if (session.device) setDeviceCookie(ctx, session.device);
  return payload;
}

async function toAuthPayload(ctx: RequestContext, session: LiveSession, inBody: boolean): Promise<AuthPayload> {
  const access = issueAccessToken(ctx.config, session, ctx.clock.now());
  if (!inBody) setCookieToken(ctx, 'refresh', session.refreshToken, session.expiresAt);
  return {
    accessToken: access.token,
    expiresAt: access.expiresAt,
    refreshToken: inBody ? session.refreshToken : null,
    viewer: await loadViewerAccount(ctx, session.userId),
  };
}
