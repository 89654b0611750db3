import { crc32 } from 'node:zlib';

/** Where a key works: on an installation with demo data and payments that move nothing, or on the real one. */
export type KeyMode = 'test' | 'live';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 32;
const CHECKSUM_CHARACTERS = 6;
const KEY = new RegExp(`^hk_(test|live)_[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}$`);
/** Bytes from here on would make the first letters of the alphabet likelier than the others. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Whether a token is meant to be a key. */
export const looksLikeKey = (token: string): boolean => token.startsWith('hk_');

/** A new key: prefix, 190 bits of chance, and a checksum that tells a mistyped key, and a found one, without asking the database. */
export function makeKey(mode: KeyMode, randomBytes: (count: number) => Buffer): string {
  let random = '';
  while (random.length < RANDOM_CHARACTERS)
    for (const byte of randomBytes(RANDOM_CHARACTERS))
      if (byte < FAIR_BYTES && random.length < RANDOM_CHARACTERS) random += ALPHABET[byte % ALPHABET.length];
  const text = `hk_${mode}_${random}`;
  return text + checksumOf(text);
}

/** Whether a text has the form of a key of this mode, checksum included. */
export function isKey(text: string, mode: KeyMode): boolean {
  if (KEY.exec(text)?.[1] !== mode) return false;
  const cut = text.length - CHECKSUM_CHARACTERS;
  return checksumOf(text.slice(0, cut)) === text.slice(cut);
}

/** Enough of a key to recognise it by, too little to use it. */
export const shownKey = (key: string): string => `${key.slice(0, 12)}···${key.slice(-4)}`;

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_CHARACTERS; i++) {
    digits = (ALPHABET[rest % ALPHABET.length] ?? '') + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
