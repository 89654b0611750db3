import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../../core/crypto.js';
/** Long enough for a click, too short for an address that was copied somewhere. */
const VALID_MS = 5 * 60_000;
/** A proof, to be put into an address, that its holder may fetch one copy for some minutes. */
export function makeDownloadToken(config, exportId, now) {
    const expiresAt = new Date(now.getTime() + VALID_MS);
    return {
        token: `${expiresAt.getTime()}.${signatureOf(config, exportId, expiresAt.getTime()).toString('base64url')}`,
        expiresAt,
    };
}
/** Whether the proof is ours, for this copy, and not over. */
export function isDownloadToken(config, exportId, token, now) {
    const [time = '', signature = ''] = token.split('.');
    if (!/^\d{13}$/.test(time) || Number(time) <= now.getTime())
        return false;
    const given = Buffer.from(signature, 'base64url');
    const right = signatureOf(config, exportId, Number(time));
    return given.length === right.length && timingSafeEqual(given, right);
}
function signatureOf(config, exportId, time) {
    return createHmac('sha256', deriveKey(config.jwtSecret, 'export-download')).update(`${exportId}.${time}`).digest();
}
//# sourceMappingURL=download-token.js.map