import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.js';
import { deriveKey } from '../crypto.js';

type Secrets = Pick<Config, 'jwtSecret'>;

/** Signs a text without full stops: anyone who has the mail can do what it names without signing in, and nothing else. */
export function mailToken(config: Secrets, purpose: string, text: string): string {
  return `${text}.${signature(config, purpose, text).toString('base64url')}`;
}

/** The text of a token; null if it was not signed here for this purpose. */
export function readMailToken(config: Secrets, purpose: string, token: string): string | null {
  const [text = '', signed = ''] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(config, purpose, text);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && mailToken(config, purpose, text) === token ? text : null;
}

function signature(config: Secrets, purpose: string, text: string): Buffer {
  return createHmac('sha256', deriveKey(config.jwtSecret, purpose)).update(text).digest();
}
