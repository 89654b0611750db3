import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
/** Creates a token of 256 random bits. */
export function randomToken() {
    return randomBytes(32).toString('base64url');
}
/** The hash that is stored in place of a token, so that a leaked table contains no usable tokens. */
export function hashToken(token) {
    return createHash('sha256').update(token).digest('base64url');
}
/** The refresh token that follows this one; deterministic, so that two tabs that refresh at once get the same one. */
export function successorOf(config, refreshToken) {
    return keyed(config, 'refresh-successor', refreshToken);
}
/** The token of a mailed link, derived from an id, so that the token itself is stored nowhere. */
export function emailToken(config, tokenId) {
    return keyed(config, 'email-token', tokenId);
}
/** The six digits of a text message, derived from an id, so that they are stored nowhere. */
export function phoneCode(config, codeId) {
    const number = Buffer.from(keyed(config, 'phone-code', codeId), 'base64url').readUInt32BE(0);
    return String(number % 1_000_000).padStart(6, '0');
}
/** The hash that is stored in place of a phone code; keyed, because a million codes are quickly tried out. */
export function hashPhoneCode(config, userId, phone, code) {
    return keyed(config, 'phone-code-hash', `${userId} ${phone} ${code}`);
}
function keyed(config, purpose, value) {
    const key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', `hueco/${purpose}`, 32));
    return createHmac('sha256', key).update(value).digest('base64url');
}
//# sourceMappingURL=secrets.js.map