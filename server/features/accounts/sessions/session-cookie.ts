import type { Config } from '../../../config.js';
import type { RequestContext } from '../../../core/context.js';

/** The cookies of signing in: the session's refresh token, the token of a known device, and the browser's own sign-up. */
export type CookieKind = 'refresh' | 'device' | 'sign_up';

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** With https, the prefix makes browsers require Secure, this host and the root path. */
function cookieName(config: Config, kind: CookieKind): string {
  return isSecure(config) ? `__Host-hueco_${kind}` : `hueco_${kind}`;
}

/** The token in a cookie of the request, if any. */
export function readCookieToken(ctx: Pick<RequestContext, 'config' | 'cookies'>, kind: CookieKind): string | undefined {
  return ctx.cookies.get(cookieName(ctx.config, kind));
}

/** Sets a token in an httpOnly cookie. */
export function setCookieToken(ctx: RequestContext, kind: CookieKind, token: string, expires: Date): void {
  ctx.cookies.set(cookieName(ctx.config, kind), token, { expires, secure: isSecure(ctx.config) });
}

/** Deletes the cookie. */
export function clearCookieToken(ctx: RequestContext, kind: CookieKind): void {
  ctx.cookies.clear(cookieName(ctx.config, kind), isSecure(ctx.config));
}
