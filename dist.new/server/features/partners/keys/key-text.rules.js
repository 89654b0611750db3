import { crc32 } from 'node:zlib';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 32;
const CHECKSUM_CHARACTERS = 6;
const SECRET = new RegExp(`^(h[a-z]{1,2})_(test|live)_[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}$`);
/** Bytes from here on would make the first letters of the alphabet likelier than the others. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);
/** Whether a token is meant to be a key, or the access token of an app. */
export const looksLikeKey = (token) => /^h(k|at)_/.test(token);
/** A new secret: prefix, 190 bits of chance, and a checksum that tells a mistyped one, and a found one, without asking the database. */
export function makeKey(mode, randomBytes, kind = 'hk') {
    let random = '';
    while (random.length < RANDOM_CHARACTERS)
        for (const byte of randomBytes(RANDOM_CHARACTERS))
            if (byte < FAIR_BYTES && random.length < RANDOM_CHARACTERS)
                random += ALPHABET[byte % ALPHABET.length];
    const text = `${kind}_${mode}_${random}`;
    return text + checksumOf(text);
}
/** Whether a text has the form of a key of this mode, or of another secret, checksum included. */
export function isKey(text, mode, kind = 'hk') {
    const [, foundKind, foundMode] = SECRET.exec(text) ?? [];
    if (foundKind !== kind || foundMode !== mode)
        return false;
    const cut = text.length - CHECKSUM_CHARACTERS;
    return checksumOf(text.slice(0, cut)) === text.slice(cut);
}
/** Enough of a key to recognise it by, too little to use it. */
export const shownKey = (key) => `${key.slice(0, 12)}···${key.slice(-4)}`;
function checksumOf(text) {
    let rest = crc32(text);
    let digits = '';
    for (let i = 0; i < CHECKSUM_CHARACTERS; i++) {
        digits = (ALPHABET[rest % ALPHABET.length] ?? '') + digits;
        rest = Math.floor(rest / ALPHABET.length);
    }
    return digits;
}
//# sourceMappingURL=key-text.rules.js.map