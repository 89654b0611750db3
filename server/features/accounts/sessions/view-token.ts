import jwt from 'jsonwebtoken';
import type { Config } from '../../../config.js';
import { signingKey } from './signing-key.js';

/** The person as whom a member of the staff views Hueco, and the session of the staff. */
export interface ViewToken {
  readonly personId: string;
  readonly staffSessionId: string;
  readonly expiresAt: Date;
}

/** Short-lived and not renewable: a second view is a second entry in the audit log. */
export const VIEW_MINUTES = 15;
const TYPE = 'view+jwt';
const ISSUER = 'hueco';

type Secrets = Pick<Config, 'jwtSecret'>;

/** Signs a token that reads as a person and changes nothing. */
export function issueViewToken(
  config: Secrets,
  view: Pick<ViewToken, 'personId' | 'staffSessionId'>,
  now: Date,
): { readonly token: string; readonly expiresAt: Date } {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + VIEW_MINUTES * 60;
  const token = jwt.sign({ iat, exp, sid: view.staffSessionId }, signingKey(config), {
    algorithm: 'HS256',
    header: { alg: 'HS256', typ: TYPE },
    subject: view.personId,
    issuer: ISSUER,
    audience: ISSUER,
  });
  return { token, expiresAt: new Date(exp * 1000) };
}

/** The content of such a token; null for any other one, and when it has expired. */
export function parseViewToken(config: Secrets, token: string, now: Date): ViewToken | null {
  try {
    const { header, payload } = jwt.verify(token, signingKey(config), {
      complete: true,
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: ISSUER,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
    if (header.typ !== TYPE || typeof payload === 'string') return null;
    const { sub, exp, sid } = payload as jwt.JwtPayload & { sid?: unknown };
    if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
    return { personId: sub, staffSessionId: sid, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}
