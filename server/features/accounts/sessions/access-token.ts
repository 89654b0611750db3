import jwt from 'jsonwebtoken';
import type { Config } from '../../../config.js';
import { signingKey } from './signing-key.js';

/** The content of an access token. */
export interface AccessToken {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

const LIFETIME_S = 15 * 60;
/** Seconds that a server's clock may be behind the one that issued the token. */
const CLOCK_SKEW_S = 5;
const TYPE = 'at+jwt';
const ISSUER = 'hueco';
const AUDIENCE = 'hueco';

type Secrets = Pick<Config, 'jwtSecret'>;

/** Signs an access token, valid for 15 minutes. */
export function issueAccessToken(
  config: Secrets,
  session: { userId: string; sessionId: string },
  now: Date,
): { token: string; expiresAt: Date } {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + LIFETIME_S;
  const token = jwt.sign({ iat, exp, sid: session.sessionId }, signingKey(config), {
    algorithm: 'HS256',
    header: { alg: 'HS256', typ: TYPE },
    subject: session.userId,
    issuer: ISSUER,
    audience: AUDIENCE,
  });
  return { token, expiresAt: new Date(exp * 1000) };
}

/** The content of a token; null when it is invalid or expired. */
export function parseAccessToken(config: Secrets, token: string, now: Date): AccessToken | null {
  const seconds = Math.floor(now.getTime() / 1000);
  try {
    const { header, payload } = jwt.verify(token, signingKey(config), {
      complete: true,
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: seconds,
    });
    if (header.typ !== TYPE || typeof payload === 'string') return null;
    const { sub, exp, iat, sid } = payload as jwt.JwtPayload & { sid?: unknown };
    const isWhole = typeof sub === 'string' && typeof sid === 'string' && exp !== undefined && iat !== undefined;
    if (!isWhole || iat > seconds + CLOCK_SKEW_S || exp - iat > LIFETIME_S) return null;
    return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}
