import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.js';
import { deriveKey } from '../../../core/crypto.js';

const HOUR_MS = 3_600_000;

type Secrets = Pick<Config, 'jwtSecret'>;

/** A signed URL token that lets one session download one file. It stays the same within an hour, so that browsers can reuse a loaded picture. */
export function createAttachmentToken(config: Secrets, attachmentId: string, sessionId: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS;
  return [expires, sessionId, signatureOf(config, attachmentId, sessionId, expires).toString('base64url')].join('.');
}

/** The session a token was created for; null when the signature or the file does not match, or it has expired. */
export function verifyAttachmentToken(config: Secrets, attachmentId: string, token: string, now: Date): string | null {
  const [time = '', sessionId = '', signature = ''] = token.split('.');
  if (!/^\d{13}$/.test(time) || Number(time) <= now.getTime()) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(config, attachmentId, sessionId, Number(time));
  return given.length === expected.length && timingSafeEqual(given, expected) ? sessionId : null;
}

function signatureOf(config: Secrets, attachmentId: string, sessionId: string, expires: number): Buffer {
  return createHmac('sha256', deriveKey(config.jwtSecret, 'message-files'))
    .update(`${attachmentId}.${sessionId}.${expires}`)
    .digest();
}
