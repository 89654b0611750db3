import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.js';
import { deriveKey } from '../crypto.js';
import { HOUR_MS } from '../values/durations.js';

type Secrets = Pick<Config, 'jwtSecret'>;

/** The kind of file a token opens; it opens no other kind. */
export type FileTokenPurpose = 'message-files' | 'rental-documents' | 'rental-files' | 'ticket-files';

/** One file, as a token identifies it. */
export interface TokenFile {
  readonly purpose: FileTokenPurpose;
  readonly id: string;
}

/**
 * Creates a signed URL token that lets one session, or one program, download one file. It stays the same within an hour, so that browsers can cache the
 * file.
 */
export function createFileToken(config: Secrets, file: TokenFile, sessionId: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS;
  return [expires, sessionId, signatureOf(config, file, sessionId, expires).toString('base64url')].join('.');
}

/** The session, key or consent a token was created for; null when the signature or the file does not match, or it has expired. */
export function verifyFileToken(config: Secrets, file: TokenFile, token: string, now: Date): string | null {
  const [time = '', sessionId = '', signature = ''] = token.split('.');
  if (!/^\d{13}$/.test(time) || Number(time) <= now.getTime()) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(config, file, sessionId, Number(time));
  return given.length === expected.length && timingSafeEqual(given, expected) ? sessionId : null;
}

function signatureOf(config: Secrets, { purpose, id }: TokenFile, sessionId: string, expires: number): Buffer {
  return createHmac('sha256', deriveKey(config.jwtSecret, purpose)).update(`${id}.${sessionId}.${expires}`).digest();
}
