import type { Request, Response } from 'express';

export interface CookieOptions {
  readonly expires: Date;
  readonly secure: boolean;
}

/** The cookies of one call; sockets can read them, and refuse to write. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, options: CookieOptions): void;
  clear(name: string, secure: boolean): void;
}

/** The value of a cookie in a Cookie header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim());
  }
  return undefined;
}

/** Our own cookies are always escaped correctly, so a malformed one counts as missing. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Cookies of an HTTP exchange, always httpOnly and same-site. */
export function httpCookies(req: Request, res: Response): CookieJar {
  const base = { httpOnly: true, sameSite: 'strict', path: '/' } as const;
  return {
    get: (name) => readCookie(req.headers.cookie, name),
    set: (name, value, { expires, secure }) => void res.cookie(name, value, { ...base, expires, secure }),
    clear: (name, secure) => void res.clearCookie(name, { ...base, secure }),
  };
}

/** Cookies seen from a socket: the handshake's, read-only. */
export function socketCookies(header: string | undefined): CookieJar {
  const refuse = (): never => {
    throw new Error('cookies cannot be set over a socket');
  };
  return { get: (name) => readCookie(header, name), set: refuse, clear: refuse };
}
