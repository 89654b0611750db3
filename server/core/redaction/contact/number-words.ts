/** A piece of a spoken number: its digits, or a word that only links numbers. */
export interface NumberPiece {
  readonly digits: string;
  readonly kind: 'digit' | 'unit' | 'teen' | 'ten' | 'hundred' | 'link' | 'scale' | 'twice' | 'thrice';
  readonly isEnglish: boolean;
}

const list = (words: string): string[] => words.split(' ');
const numbered = (words: string, first: number, step: number): [string, string][] =>
  list(words).map((word, index) => [word, String(first + index * step)]);

const UNITS = [
  ...numbered('cero uno dos tres cuatro cinco seis siete ocho nueve', 0, 1),
  ...numbered('zero one two three four five six seven eight nine', 0, 1),
  ...numbered('quatre cinc sis set vuit nou', 4, 1),
  ['un', '1'],
  ['una', '1'],
  ['sero', '0'],
  ['ceros', '0'],
  ['seix', '6'],
] as const;
const TEENS = [
  ...numbered('diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve', 10, 1),
  ...numbered('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10, 1),
  ...numbered(
    'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    21,
    1,
  ),
] as const;
const TENS = [
  ...numbered('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
] as const;
const HUNDREDS = [
  ...numbered(
    'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    100,
    100,
  ),
  ['cien', '100'],
] as const;
const ENGLISH = new Set(
  list(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  ),
);
/** What people say between the parts of a dictated number. */
const LINKS = list(
  'y e and el the luego despues then after mas espacio space guion raya dash barra slash punto dot coma comma por seguido de',
);
const SCALES = list('mil millon millones thousand million hundred');

const piece =
  (kind: NumberPiece['kind']) =>
  ([word, digits]: readonly [string, string]): [string, NumberPiece] => [
    word,
    { digits, kind, isEnglish: ENGLISH.has(word) },
  ];
const WORDS = new Map<string, NumberPiece>([
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
/** Longer words are not part of a phone number. */
const LONGEST_JOINED = 240;
const GLUE = new Set(['y', 'e', 'and']);
/** Digits that replace letters inside a word. */
const LEET: Readonly<Record<string, string>> = {
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

/** Letters as they are looked up: lower-case, without accents. */
export const folded = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
/** The same with digits replaced by the letters they stand for. */
export const decodeLeet = (word: string): string => folded(word).replace(/[013457@$8]/g, (sign) => LEET[sign] ?? sign);

/** Parses letters and digits as part of a number, or null: "seis", "seisunodos", "s3is", "6OO", "6uno2". */
export function numberPieces(token: string): NumberPiece[] | null {
  if (/^\d+$/.test(token)) return [digit(token)];
  const plain = folded(token);
  const whole = WORDS.get(plain) ?? WORDS.get(decodeLeet(token));
  if (whole) return [whole];
  if (/^\p{L}+$/u.test(plain)) return joined(plain);
  const digits = token
    .replace(/(?<=\d)[oO]+(?!\p{L})|(?<!\p{L})[oO]+(?=\d)/gu, (run) => '0'.repeat(run.length))
    .replace(/(?<=\d)[lI](?!\p{L})|(?<!\p{L})[lI](?=\d)/gu, '1')
    .replace(/(?<=\d)[sS](?=\d)/g, '5');
  if (/^\d+$/.test(digits)) return [digit(digits)];
  const parts =
    digits.match(/\d+|\D+/g)?.map((part) => (/^\d/.test(part) ? [digit(part)] : joined(folded(part)))) ?? [];
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

const digit = (digits: string): NumberPiece => ({ digits, kind: 'digit', isEnglish: false });

/** Number words written together; the longest word is tried first. */
function joined(text: string): NumberPiece[] | null {
  if (text.length > LONGEST_JOINED) return null;
  // From the end: how the rest of the text parses, by its start.
  const readings: (NumberPiece[] | null)[] = Array.from({ length: text.length + 1 }, () => null);
  readings[text.length] = [];
  for (let from = text.length - 1; from >= 0; from--) {
    for (let length = Math.min(LONGEST, text.length - from); length > 0 && readings[from] === null; length--) {
      const word = text.slice(from, from + length);
      const [found, rest] = [WORDS.get(word), readings[from + length]];
      if (found && rest && (found.kind !== 'link' || GLUE.has(word))) readings[from] = [found, ...rest];
    }
  }
  return readings[0] ?? null;
}
