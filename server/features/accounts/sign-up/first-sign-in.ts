import type { RequestContext } from '../../../core/context.js';
import { DAY_MS } from '../../../core/values/durations.js';
import type { AuthPayload } from '../sessions/auth-payload.types.js';
import { clearCookieToken, readCookieToken, setCookieToken } from '../sessions/session-cookie.js';
import { toNewAuthPayload } from '../sessions/session.service.js';
import { hasSignedInBefore, openSessionFor } from '../sign-in/open-session.js';
import { digestOf, linkOfSignUp } from './sign-up-link.js';

/** As long as the confirmation link is valid. */
const COOKIE_MS = DAY_MS;

/** Marks the browser that signs up, whether or not the address is new. A socket cannot set cookies. */
export function rememberSignUp(ctx: RequestContext, registrationId: string): void {
  if (ctx.client.transport === 'http')
    setCookieToken(ctx, 'sign_up', registrationId, new Date(ctx.clock.now().getTime() + COOKIE_MS));
}

/**
 * Opens the first session of an account whose address was confirmed by the link of the sign-up made in this browser; null otherwise. Other
 * browsers need the password: otherwise, a person who sends somebody their own link would sign them in to an account that is not theirs.
 */
export async function signInAfterSignUp(ctx: RequestContext): Promise<AuthPayload | null> {
  const registrationId = readCookieToken(ctx, 'sign_up');
  if (!registrationId || ctx.client.transport !== 'http') return null;
  const user = await findConfirmed(ctx, registrationId);
  if (!user || (await hasSignedInBefore(ctx, user.id))) return null;
  // Its link may have been opened by somebody else, who set another password by it.
  if (user.passwordDigest !== null && user.passwordDigest !== digestOf(user.passwordHash)) return null;
  const session = await openSessionFor(ctx, {
    userId: user.id,
    email: user.email,
    passwordHash: user.passwordHash,
    isSecondFactorVerified: false,
    inBody: false,
  });
  clearCookieToken(ctx, 'sign_up');
  return toNewAuthPayload(ctx, session, false);
}

/** The account that the link of this sign-up has confirmed. */
function findConfirmed({ config, db, clock }: RequestContext, registrationId: string) {
  return db
    .selectFrom('EmailToken as t')
    .innerJoin('User as u', (join) => join.onRef('u.id', '=', 't.userId').onRef('u.email', '=', 't.email'))
    .select(['u.id', 'u.email', 'u.passwordHash', 't.passwordDigest'])
    .where('t.tokenHash', '=', linkOfSignUp({ config }, registrationId))
    .where('t.purpose', '=', 'confirm_email')
    .where('t.usedAt', 'is not', null)
    .where('t.expiresAt', '>', clock.now())
    .where('u.emailVerifiedAt', 'is not', null)
    .where('u.suspendedAt', 'is', null)
    .where('u.erasedAt', 'is', null)
    .executeTakeFirst();
}
