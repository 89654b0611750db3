import type { SignedInContext } from '../../../core/context.js';
import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';

const MAX_LENGTH = 2_000;
const SHOWN_END = 24;
const path = 'url';

type Secret = { readonly config: Pick<SignedInContext['config'], 'passwordPepper'> };

const keyOf = ({ config }: Secret): Buffer => deriveKey(config.passwordPepper, 'calendar-feed');

/** Encrypts an address for the database. */
export const sealAddress = (ctx: Secret, feedId: string, address: string): string =>
  encryptText(keyOf(ctx), address, feedId);

/** Decrypts an address; throws when the secret it was encrypted with is gone. */
export const openAddress = (ctx: Secret, feedId: string, sealed: string): string =>
  decryptText(keyOf(ctx), sealed, feedId);

/** Normalizes a typed address for storage. Our own addresses are refused. */
export function addressFrom(ctx: Pick<SignedInContext, 'config'>, typed: string): string {
  const text = typed.trim().replace(/^webcals?:/i, 'https:');
  const url = URL.canParse(text) ? new URL(text) : null;
  const isFit =
    url !== null &&
    ['https:', 'http:'].includes(url.protocol) &&
    url.hostname.includes('.') &&
    url.href.length <= MAX_LENGTH;
  refuseProblems(isFit ? [] : [{ path, code: FieldProblemCode.FEED_URL_INVALID }]);
  const { host, href } = url as URL;
  refuseProblems(host === new URL(ctx.config.publicUrl).host ? [{ path, code: FieldProblemCode.FEED_OWN }] : []);
  return href;
}

/** The address without its secret part: its site and its last characters. */
export function shownAddress(address: string): string {
  const { host, pathname } = new URL(address);
  const last = pathname.split('/').at(-1) ?? '';
  const end = last.length > SHOWN_END ? `…${last.slice(-8)}` : last;
  return pathname.lastIndexOf('/') > 0 ? `${host}/…/${end}` : `${host}/${end}`;
}
