import { crc32 } from 'node:zlib';

/** Where a key works: on an installation with demo data and sandbox payments, or in production. */
export type KeyMode = 'test' | 'live';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 32;
const CHECKSUM_CHARACTERS = 6;
const SECRET = new RegExp(`^(h[a-z]{1,2})_(test|live)_[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}$`);
/** Bytes from here on are skipped, because they would bias towards the first letters of the alphabet. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** The kinds of secrets by prefix: an API key, and an app's secret, code, access or refresh token. */
export type SecretKind = 'hk' | 'hs' | 'hc' | 'hat' | 'hrt';

/** Whether a token looks like an API key, or like an app's access token. */
export const looksLikeKey = (token: string): boolean => /^h(k|at)_/.test(token);

/** Creates a secret: prefix, 190 random bits, and a checksum that detects typos and leaked secrets without a query. */
export function makeKey(mode: KeyMode, randomBytes: (count: number) => Buffer, kind: SecretKind = 'hk'): string {
  let random = '';
  while (random.length < RANDOM_CHARACTERS)
    for (const byte of randomBytes(RANDOM_CHARACTERS))
      if (byte < FAIR_BYTES && random.length < RANDOM_CHARACTERS) random += ALPHABET[byte % ALPHABET.length];
  const text = `${kind}_${mode}_${random}`;
  return text + checksumOf(text);
}

/** Whether a text has the format of a key of this mode, or of another secret, checksum included. */
export function isKey(text: string, mode: KeyMode, kind: SecretKind = 'hk'): boolean {
  const [, foundKind, foundMode] = SECRET.exec(text) ?? [];
  if (foundKind !== kind || foundMode !== mode) return false;
  const cut = text.length - CHECKSUM_CHARACTERS;
  return checksumOf(text.slice(0, cut)) === text.slice(cut);
}

/** Enough of a key to recognise it, too little to use it. */
export const maskedKey = (key: string): string => `${key.slice(0, 12)}···${key.slice(-4)}`;

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_CHARACTERS; i++) {
    digits = (ALPHABET[rest % ALPHABET.length] ?? '') + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
