import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.js';
import { deriveKey } from '../../../core/crypto.js';

const HOUR_MS = 3_600_000;

type Secrets = Pick<Config, 'jwtSecret'>;

/** A proof, to be put into an address, that one session may fetch one file; the same all through an hour, so that a page asks for a picture once. */
export function makeAttachmentToken(config: Secrets, attachmentId: string, sessionId: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS;
  return [expires, sessionId, signatureOf(config, attachmentId, sessionId, expires).toString('base64url')].join('.');
}

/** The session that a proof of ours was made for; null when it is not ours, for another file, or over. */
export function sessionOfToken(config: Secrets, attachmentId: string, token: string, now: Date): string | null {
  const [time = '', sessionId = '', signature = ''] = token.split('.');
  if (!/^\d{13}$/.test(time) || Number(time) <= now.getTime()) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(config, attachmentId, sessionId, Number(time));
  return given.length === right.length && timingSafeEqual(given, right) ? sessionId : null;
}

function signatureOf(config: Secrets, attachmentId: string, sessionId: string, expires: number): Buffer {
  return createHmac('sha256', deriveKey(config.jwtSecret, 'message-files')).update(`${attachmentId}.${sessionId}.${expires}`).digest();
}
