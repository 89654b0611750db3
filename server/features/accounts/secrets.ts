import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../config.js';

type Secrets = Pick<Config, 'jwtSecret'>;

/** A fresh token of 256 random bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: enough to know it again, useless to whoever reads the table. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The refresh token that follows this one; always the same, so that two tabs that race get one answer. */
export function successorOf(config: Secrets, refreshToken: string): string {
  return keyed(config, 'refresh-successor', refreshToken);
}

/** The token of an e-mailed link, made from an id so that the token itself is written down nowhere. */
export function emailToken(config: Secrets, tokenId: string): string {
  return keyed(config, 'email-token', tokenId);
}

/** The six digits of a text message, made from an id so that they are written down nowhere. */
export function phoneCode(config: Secrets, codeId: string): string {
  const number = Buffer.from(keyed(config, 'phone-code', codeId), 'base64url').readUInt32BE(0);
  return String(number % 1_000_000).padStart(6, '0');
}

/** What is stored of such a code: keyed, because a million guesses are no work. */
export function hashPhoneCode(config: Secrets, userId: string, phone: string, code: string): string {
  return keyed(config, 'phone-code-hash', `${userId} ${phone} ${code}`);
}

function keyed(config: Secrets, purpose: string, value: string): string {
  const key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', `hueco/${purpose}`, 32));
  return createHmac('sha256', key).update(value).digest('base64url');
}
