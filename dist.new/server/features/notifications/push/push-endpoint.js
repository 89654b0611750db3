import { isIP } from 'node:net';
import { isPublic } from '../../../core/outgoing.js';
const MAX_LENGTH = 1_000;
/** Uncompressed point of P-256, and 16 bytes, in base64url. */
const P256DH = /^[\w-]{86,88}$/;
const AUTH = /^[\w-]{22,24}$/;
/** Whether an address may be one of a push service: https at a public host, as all browsers name them. Names are looked up when sending. */
export function isPushEndpoint(endpoint) {
    const url = endpoint.length <= MAX_LENGTH ? URL.parse(endpoint) : null;
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
        return false;
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(literal) === 0 ? literal.includes('.') : isPublic(literal);
}
/** Whether the keys can be those of a browser. */
export function arePushKeys({ p256dh, auth }) {
    return P256DH.test(p256dh) && AUTH.test(auth);
}
//# sourceMappingURL=push-endpoint.js.map