import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Derives a key for one purpose from a configured secret; keys of different purposes reveal nothing about each other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'hueco', purpose, KEY_BYTES));
}

/** AES-256-GCM; `boundTo` names the record, so that bytes copied into another record cannot be decrypted there. */
export function encryptBytes(key: Buffer, bytes: Buffer, boundTo: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts; throws when the bytes were changed, belong to another record or were encrypted with another key. */
export function decryptBytes(key: Buffer, stored: Buffer, boundTo: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** Encrypts text. */
export function encryptText(key: Buffer, text: string, boundTo: string): string {
  return `${VERSION}.${encryptBytes(key, Buffer.from(text, 'utf8'), boundTo).toString('base64url')}`;
}

/** Decrypts text, under the same conditions. */
export function decryptText(key: Buffer, stored: string, boundTo: string): string {
  const [version, body = ''] = stored.split('.');
  if (version !== VERSION) throw new Error('not an encrypted text');
  return decryptBytes(key, Buffer.from(body, 'base64url'), boundTo).toString('utf8');
}
