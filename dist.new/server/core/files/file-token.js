import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../crypto.js';
const HOUR_MS = 3_600_000;
/** A signed URL token that lets one session download one file. It stays the same within an hour, so that browsers can reuse what they loaded. */
export function createFileToken(config, file, sessionId, now) {
    const expires = (Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS;
    return [expires, sessionId, signatureOf(config, file, sessionId, expires).toString('base64url')].join('.');
}
/** The session a token was created for; null when the signature or the file does not match, or it has expired. */
export function verifyFileToken(config, file, token, now) {
    const [time = '', sessionId = '', signature = ''] = token.split('.');
    if (!/^\d{13}$/.test(time) || Number(time) <= now.getTime())
        return null;
    const given = Buffer.from(signature, 'base64url');
    const expected = signatureOf(config, file, sessionId, Number(time));
    return given.length === expected.length && timingSafeEqual(given, expected) ? sessionId : null;
}
function signatureOf(config, { purpose, id }, sessionId, expires) {
    return createHmac('sha256', deriveKey(config.jwtSecret, purpose)).update(`${id}.${sessionId}.${expires}`).digest();
}
//# sourceMappingURL=file-token.js.map