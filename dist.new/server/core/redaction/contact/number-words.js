const list = (words) => words.split(' ');
const numbered = (words, first, step) => list(words).map((word, index) => [word, String(first + index * step)]);
const UNITS = [
    ...numbered('cero uno dos tres cuatro cinco seis siete ocho nueve', 0, 1),
    ...numbered('zero one two three four five six seven eight nine', 0, 1),
    ...numbered('quatre cinc sis set vuit nou', 4, 1),
    ['un', '1'],
    ['una', '1'],
    ['sero', '0'],
    ['ceros', '0'],
    ['seix', '6'],
];
const TEENS = [
    ...numbered('diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve', 10, 1),
    ...numbered('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10, 1),
    ...numbered('veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve', 21, 1),
];
const TENS = [
    ...numbered('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
    ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
];
const HUNDREDS = [
    ...numbered('ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos', 100, 100),
    ['cien', '100'],
];
const ENGLISH = new Set(list('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'));
/** What people put between the parts of a number they dictate. */
const LINKS = list('y e and el the luego despues then after mas espacio space guion raya dash barra slash punto dot coma comma por seguido de');
const SCALES = list('mil millon millones thousand million hundred');
const piece = (kind) => ([word, digits]) => [
    word,
    { digits, kind, isEnglish: ENGLISH.has(word) },
];
const WORDS = new Map([
    ...UNITS.map(piece('unit')),
    ...TEENS.map(piece('teen')),
    ...TENS.map(piece('ten')),
    ...HUNDREDS.map(piece('hundred')),
    ...LINKS.map((word) => piece('link')([word, ''])),
    ...SCALES.map((word) => piece('scale')([word, ''])),
    ...list('doble double').map((word) => piece('twice')([word, ''])),
    ...list('triple treble').map((word) => piece('thrice')([word, ''])),
]);
const LONGEST = Math.max(...[...WORDS.keys()].map(({ length }) => length));
/** Longer words say no phone number. */
const LONGEST_JOINED = 240;
const GLUE = new Set(['y', 'e', 'and']);
/** Digits that stand for letters inside a word. */
const LEET = {
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    8: 'b',
    '@': 'a',
    $: 's',
};
/** Letters as they are looked up: small, without accents. */
export const folded = (word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
/** The same with the letters that digits stand for. */
export const decodeLeet = (word) => folded(word).replace(/[013457@$8]/g, (sign) => LEET[sign] ?? sign);
/** What a run of letters and digits says of a number, or null: "seis", "seisunodos", "s3is", "6OO", "6uno2". */
export function numberPieces(token) {
    if (/^\d+$/.test(token))
        return [digit(token)];
    const plain = folded(token);
    const whole = WORDS.get(plain) ?? WORDS.get(decodeLeet(token));
    if (whole)
        return [whole];
    if (/^\p{L}+$/u.test(plain))
        return joined(plain);
    const digits = token
        .replace(/(?<=\d)[oO]+(?!\p{L})|(?<!\p{L})[oO]+(?=\d)/gu, (run) => '0'.repeat(run.length))
        .replace(/(?<=\d)[lI](?!\p{L})|(?<!\p{L})[lI](?=\d)/gu, '1')
        .replace(/(?<=\d)[sS](?=\d)/g, '5');
    if (/^\d+$/.test(digits))
        return [digit(digits)];
    const parts = digits.match(/\d+|\D+/g)?.map((part) => (/^\d/.test(part) ? [digit(part)] : joined(folded(part)))) ?? [];
    return parts.every((part) => part !== null) ? parts.flat() : null;
}
const digit = (digits) => ({ digits, kind: 'digit', isEnglish: false });
/** Number words written as one; the longest word first, then others. */
function joined(text) {
    if (text.length > LONGEST_JOINED)
        return null;
    // From the end: what the rest of the text says, by the place it begins at.
    const readings = Array.from({ length: text.length + 1 }, () => null);
    readings[text.length] = [];
    for (let from = text.length - 1; from >= 0; from--) {
        for (let length = Math.min(LONGEST, text.length - from); length > 0 && readings[from] === null; length--) {
            const word = text.slice(from, from + length);
            const [found, rest] = [WORDS.get(word), readings[from + length]];
            if (found && rest && (found.kind !== 'link' || GLUE.has(word)))
                readings[from] = [found, ...rest];
        }
    }
    return readings[0] ?? null;
}
//# sourceMappingURL=number-words.js.map