import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** A key for one purpose, made from a secret of the settings; keys of different purposes reveal nothing about each other. */
export function deriveKey(secret, purpose) {
    return Buffer.from(hkdfSync('sha256', secret, 'hueco', purpose, KEY_BYTES));
}
/** AES-256-GCM; `boundTo` names the record, so that bytes copied into another one do not open there. */
export function encryptBytes(key, bytes, boundTo) {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    cipher.setAAD(Buffer.from(boundTo));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}
/** The bytes back; throws when they were changed, belong to another record or were sealed with another key. */
export function decryptBytes(key, stored, boundTo) {
    const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(boundTo));
    decipher.setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
/** The same for text. */
export function encryptText(key, text, boundTo) {
    return `${VERSION}.${encryptBytes(key, Buffer.from(text, 'utf8'), boundTo).toString('base64url')}`;
}
/** The text back, under the same conditions. */
export function decryptText(key, stored, boundTo) {
    const [version, body = ''] = stored.split('.');
    if (version !== VERSION)
        throw new Error('not an encrypted text');
    return decryptBytes(key, Buffer.from(body, 'base64url'), boundTo).toString('utf8');
}
//# sourceMappingURL=crypto.js.map