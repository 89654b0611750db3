import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.js';
import { deriveKey } from '../../../core/crypto.js';
import { MINUTE_MS } from '../../../core/values/durations.js';

/** Long enough for a click, too short for a URL that was copied somewhere. */
const VALID_MS = 5 * MINUTE_MS;

type Secrets = Pick<Config, 'jwtSecret'>;

/** A signed URL token that lets its holder download one export for some minutes. */
export function makeDownloadToken(config: Secrets, exportId: string, now: Date): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return {
    token: `${expiresAt.getTime()}.${signatureOf(config, exportId, expiresAt.getTime()).toString('base64url')}`,
    expiresAt,
  };
}

/** Whether the token is valid, for this export, and not expired. */
export function isDownloadToken(config: Secrets, exportId: string, token: string, now: Date): boolean {
  const [time = '', signature = ''] = token.split('.');
  if (!/^\d{13}$/.test(time) || Number(time) <= now.getTime()) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(config, exportId, Number(time));
  return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf(config: Secrets, exportId: string, time: number): Buffer {
  return createHmac('sha256', deriveKey(config.jwtSecret, 'export-download')).update(`${exportId}.${time}`).digest();
}
