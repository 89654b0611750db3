import type { Config } from '../../../config.js';
import type { RequestContext } from '../../../core/context.js';

/** The cookies of signing in: the session's refresh token, and the browser's own mark that it has been here before. */
export type CookieKind = 'refresh' | 'device';

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** With https the prefix makes browsers insist on Secure, this host and the whole path. */
function cookieName(config: Config, kind: CookieKind): string {
  return isSecure(config) ? `__Host-hueco_${kind}` : `hueco_${kind}`;
}

/** The token a browser sent along, if any. */
export function readCookieToken(ctx: RequestContext, kind: CookieKind): string | undefined {
  return ctx.cookies.get(cookieName(ctx.config, kind));
}

/** Lets the browser keep a token where no script can read it. */
export function keepCookieToken(ctx: RequestContext, kind: CookieKind, token: string, expires: Date): void {
  ctx.cookies.set(cookieName(ctx.config, kind), token, { expires, secure: isSecure(ctx.config) });
}

/** Makes the browser forget it. */
export function clearCookieToken(ctx: RequestContext, kind: CookieKind): void {
  ctx.cookies.clear(cookieName(ctx.config, kind), isSecure(ctx.config));
}
