import { isIP } from 'node:net';
import { isPublic } from '../../../core/outgoing.js';

const MAX_LENGTH = 1_000;
/** Lengths in base64url of an uncompressed P-256 point, and of 16 bytes. */
const P256DH = /^[\w-]{86,88}$/;
const AUTH = /^[\w-]{22,24}$/;

/** Whether an address may be a push service: https at a public host, as in all browsers. Host names are resolved when sending. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = endpoint.length <= MAX_LENGTH ? URL.parse(endpoint) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return false;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 ? literal.includes('.') : isPublic(literal);
}

/** Whether the keys have the format of a browser's. */
export function arePushKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  return P256DH.test(p256dh) && AUTH.test(auth);
}
