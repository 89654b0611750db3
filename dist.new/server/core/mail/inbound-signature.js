import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../crypto.js';
/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`, as payment providers sign. */
export const SIGNATURE_HEADER = 'x-hueco-signature';
const TOLERANCE_S = 300;
/** What mails to the program are signed with; null: it takes none. The demo's mailbox signs with a key of its own. */
export function inboundMailKey(config) {
    return config.inboundMailSecret ?? (config.demo ? deriveKey(config.jwtSecret, 'inbound-mail') : null);
}
/** The header of a mail that is handed in now. */
export function signMail(key, body, now) {
    const seconds = Math.floor(now.getTime() / 1000);
    return `t=${seconds},v1=${macOf(key, seconds, body).toString('hex')}`;
}
/** Whether the mail was signed with the key, within five minutes of now. */
export function isSignedMail(key, body, header, now) {
    const [, time, mac] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? [];
    if (time === undefined || mac === undefined)
        return false;
    if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_S)
        return false;
    return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(key, Number(time), body));
}
function macOf(key, seconds, body) {
    return createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
}
//# sourceMappingURL=inbound-signature.js.map