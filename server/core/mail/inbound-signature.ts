import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.js';
import { deriveKey } from '../crypto.js';

/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`, the scheme of payment providers. */
export const SIGNATURE_HEADER = 'x-hueco-signature';
const TOLERANCE_S = 300;

/** The secret of inbound mails; null accepts none. The demo's mailbox has its own. */
export function inboundMailKey(
  config: Pick<Config, 'inboundMailSecret' | 'demo' | 'jwtSecret'>,
): Buffer | string | null {
  return config.inboundMailSecret ?? (config.demo ? deriveKey(config.jwtSecret, 'inbound-mail') : null);
}

/** The signature header of a mail delivered now. */
export function signMail(key: Buffer | string, body: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(key, seconds, body).toString('hex')}`;
}

/** A signature of the last five minutes, not verified yet. */
export interface MailSignature {
  readonly seconds: number;
  readonly mac: Buffer;
}

/** Reads the signature header, before a byte of the body; null when it is missing, malformed or too old. */
export function readSignature(header: string | undefined, now: Date): MailSignature | null {
  const [, time, mac] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? [];
  if (time === undefined || mac === undefined) return null;
  const seconds = Number(time);
  return Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_S ? null : { seconds, mac: Buffer.from(mac, 'hex') };
}

/** Whether the mail was signed with this secret. */
export function isSignedMail(key: Buffer | string, body: Buffer, { seconds, mac }: MailSignature): boolean {
  return timingSafeEqual(mac, macOf(key, seconds, body));
}

function macOf(key: Buffer | string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
}
