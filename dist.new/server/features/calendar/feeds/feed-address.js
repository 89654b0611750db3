import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
const MAX_LENGTH = 2_000;
const SHOWN_END = 24;
const path = 'url';
const keyOf = ({ config }) => deriveKey(config.passwordPepper, 'calendar-feed');
/** Encrypts an address for the database. */
export const sealAddress = (ctx, feedId, address) => encryptText(keyOf(ctx), address, feedId);
/** The address back; throws when the secret it was encrypted with is gone. */
export const openAddress = (ctx, feedId, sealed) => decryptText(keyOf(ctx), sealed, feedId);
/** An address as it is stored, from what was typed. Our own addresses are refused. */
export function addressFrom(ctx, typed) {
    const text = typed.trim().replace(/^webcals?:/i, 'https:');
    const url = URL.canParse(text) ? new URL(text) : null;
    const isFit = url !== null &&
        ['https:', 'http:'].includes(url.protocol) &&
        url.hostname.includes('.') &&
        url.href.length <= MAX_LENGTH;
    refuseProblems(isFit ? [] : [{ path, code: FieldProblemCode.FEED_URL_INVALID }]);
    const { host, href } = url;
    refuseProblems(host === new URL(ctx.config.publicUrl).host ? [{ path, code: FieldProblemCode.FEED_OWN }] : []);
    return href;
}
/** The address without what makes it a secret: its site, and how it ends. */
export function shownAddress(address) {
    const { host, pathname } = new URL(address);
    const last = pathname.split('/').at(-1) ?? '';
    const end = last.length > SHOWN_END ? `…${last.slice(-8)}` : last;
    return pathname.lastIndexOf('/') > 0 ? `${host}/…/${end}` : `${host}/${end}`;
}
//# sourceMappingURL=feed-address.js.map