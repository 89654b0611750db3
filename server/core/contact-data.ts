// Ways to reach somebody, or to pay her, past Hueco. Found with the tricks people know: spaces, words for digits, "arroba".
// Prices, sizes, postal codes, dates, hours and floors are no phone numbers, however many stand in a row.

/** What kind of contact data a text holds. */
export type ContactKind = 'email' | 'phone' | 'link' | 'handle' | 'iban' | 'app' | 'payment';

/** A text whose contact data is hidden, and of which kinds there was some. */
export interface MaskedText {
  readonly text: string;
  readonly kinds: readonly ContactKind[];
}

/** Where in a text something is found, in UTF-16 units; `to` is the first that is no part of it. */
export interface ContactSpan {
  readonly kind: ContactKind;
  readonly from: number;
  readonly to: number;
}

/** Signs nobody sees, and strokes through others, put between them so that they are not found; those that make a digit a picture are gaps of its number. */
const INVISIBLE = /(?![\ufe0f\u20e3])[\p{Default_Ignorable_Code_Point}\p{M}]/gu;
/** Full-width, circled, bold or Arabic; a raised 2 or 3 is of a square or cubic metre. */
const OTHER_SHAPES = /(?![\u00b2\u00b3\u00b9])[\p{N}\uff20\ufe6b\uff0e\ufe52\u2024](?<![0-9])/gu;
const ARABIC_DIGIT = /^[\u0660-\u0669\u06f0-\u06f9]$/;
/** What may stand between two digits of one number, on one line; the last two make a digit a picture of itself. */
const GAP = '(?:[^\\S\\n]|[.·_*/()\\-\\u2013\\ufe0f\\u20e3]){0,4}';
const WORD_GAP = /^(?:[^\S\n]|[.,·_*/()\-\u2013]|\ufe0f|\u20e3){0,4}$/u;
const PICTURE_END = '[\\ufe0f\\u20e3]*';

/** The rest of an address, without the sign that ends the sentence. */
const PATH = '[^\\s()<>[\\]{}"\',;]*[^\\s()<>[\\]{}"\',;.:!?]';
const AT = '(?:\\s?@\\s?|\\s?[([{]\\s?(?:at|arroba)\\s?[)\\]}]\\s?|\\s+arroba\\s+)';
const SPELLED_DOT = '(?:\\s?[([{]\\s?(?:dot|punto)\\s?[)\\]}]\\s?|\\s+(?:dot|punto)\\s+)';
/** Before "at" they are words of a sentence and nobody's name: "find it at …". */
const BEFORE_AT = '(?:am|are|be|call|find|her|here|him|is|it|look|me|see|stay|them|there|us|was|were)';
/** As long as each may be; without an end they take ever more time to look for. */
const LOCAL = '[\\p{L}\\d._%+\\-]{1,64}';
const LABEL = '[\\p{L}\\d\\-]{1,63}';
const LATER_LABEL = '[\\p{L}\\d\\-]{2,63}';
const ENDINGS = 'com|es|net|org|eu|info|cat|gal|eus|app|io|online|site|shop|store|biz|xyz|dev|fr|pt|de|it|uk';
/** Endings that are also words or letters of a sentence: only with a path behind them. */
const SHORT_ENDINGS = 'me|ly|gl|co|tv|gd|cc|to|be';

/** With space around the dot only what ends an address: else it ends a sentence. */
const DOMAIN = `(?:${LABEL}(?:${SPELLED_DOT}${LATER_LABEL})+|${LABEL}(?:\\.${LATER_LABEL})+|${LABEL}(?:\\s?\\.\\s?${LATER_LABEL})?(?:\\s?\\.\\s?(?:${ENDINGS}|co)(?![\\p{L}\\d]))+)`;
/** The next sentence, where no space was left before it: "marta@gmail.com.Gracias". */
const NEXT_SENTENCE = new RegExp(`(?<=\\.(?:${ENDINGS}))\\.\\p{Lu}\\p{Ll}[\\p{L}\\d.\\-]*$`, 'u');

const spelled = (word: string): string => [...word].join('[\\s._\\-]{0,2}');
const anyOf = (words: readonly string[]): string => words.map(spelled).join('|');
/** Also as verbs and in the plural: "wasapeamos", "dos bizums". */
const APPS_WITH_FORMS = ['bizum', 'whatsapp', 'whatsap', 'watsapp', 'wasap', 'wassap', 'guasap', 'guasapp'];
const APPS = ['telegram', 'instagram', 'facebook', 'paypal', 'revolut'];

const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', new RegExp(`${LOCAL}${AT}${DOMAIN}`, 'giu')],
  ['email', new RegExp(`(?<![\\p{L}\\d])(?!${BEFORE_AT}\\s)${LOCAL}\\s+at\\s+${LABEL}(?:${SPELLED_DOT}${LATER_LABEL})+`, 'giu')],
  ['email', /(?<![\p{L}\d])[\p{L}\d._%+-]{1,64}(?:\s+(?:en|at|arroba)\s+|\s?@\s?)(?:gmail|hotmail|outlook|yahoo|icloud)(?!\p{L})/giu],
  ['link', new RegExp(`(?<!\\p{L})(?:h(?:tt|xx)ps?://|www\\.)${PATH}`, 'giu')],
  ['link', new RegExp(`(?<![\\p{L}\\d@])${LATER_LABEL}(?:\\.${LABEL}){0,4}\\.(?:${ENDINGS})(?![\\p{L}\\d])(?:/${PATH})?`, 'gu')],
  ['link', new RegExp(`(?<![\\p{L}\\d])${LABEL}\\.(?:${SHORT_ENDINGS})/${PATH}`, 'giu')],
  ['link', /(?<![\p{L}\d])[\p{L}\d-]{2,63}\s+(?:punto|dot)\s+(?:com|net|org)(?![\p{L}\d])/giu],
  ['handle', /(?<![\p{L}\d.])@[\p{L}\d_.]{3,30}/gu],
  ['iban', /(?<![\p{L}\d])ES[\s.-]?\d{2}(?:[\s.-]{0,2}\d){20}(?!\d)/giu],
  ['app', new RegExp(`(?<!\\p{L})(?:(?:${anyOf(APPS_WITH_FORMS)})\\p{L}{0,8}|${anyOf(APPS)}|wsp|wpp)(?!\\p{L})`, 'giu')],
  ['phone', new RegExp(`(?:\\((?:\\+|00)\\d{1,3}\\)|(?:\\+|(?<!\\d)00)\\s?\\d)(?:${GAP}\\d){7,14}(?!\\d)${PICTURE_END}`, 'gu')],
  ['phone', new RegExp(`(?<![\\d+])(?:34${GAP})?[6-9](?:${GAP}\\d){8}(?!\\d)${PICTURE_END}`, 'gu')],
  // Commas stand in lists: between the groups of a number they have no space behind them.
  ['phone', /(?<![\d+,])[6-9]\d{2}(?:,\d{3},\d{3}|(?:,\d{2}){3})(?![\d,])/gu],
  ['phone', /(?<!\d)07\d{3}[\s-]?\d{3}[\s-]?\d{3}(?!\d)/gu],
];

const FOREIGN_IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{4}){2,7}(?:[ -]?[A-Z\d]{1,3})?(?![\p{L}\d])/giu;

/** Figures that are something else; taken out before phone numbers are looked for. */
const HARMLESS: readonly RegExp[] = [
  // Prices: never more than six figures before the comma, and not the end of a longer number.
  /(?<!\d(?:[^\S\n]|[.,])?)\d{1,3}(?:[.\s]?\d{3})?(?:[.,]\d{1,2})?\s?(?:€|eur(?:os?)?(?!\p{L}))/giu,
  /€\s?\d{1,3}(?:[.\s]?\d{3})?(?:[.,]\d{1,2})?(?!\d)/gu,
  // Days.
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:20)?[23]\d(?!\d)/gu,
  /(?<!\d)20[23]\d-[01]\d-[0-3]\d(?!\d)/gu,
  // Hours.
  /(?<!\d)(?:[01]?\d|2[0-4])[.:h][0-5]\d\s?(?:h\b)?\s?(?:-|–|a|to)\s?(?:[01]?\d|2[0-4])[.:h][0-5]\d(?!\d)/giu,
  // Sizes and weights.
  /(?<!\d(?:[^\S\n]|[.,])?)\d{1,4}(?:[.,]\d{1,2})?\s?(?:x|×|por|by)\s?\d{1,4}(?:[.,]\d{1,2})?(?:\s?(?:x|×|por|by)\s?\d{1,4}(?:[.,]\d{1,2})?)?(?!\d)/giu,
  /(?<!\d(?:[^\S\n]|[.,])?)\d{1,4}(?:[.,]\d{1,2})?\s?(?:m2|m²|m3|m³|cm|mm|km|m|metros?|kg|kilos?|l|litros?|min)(?![\p{L}\d])/giu,
];

const UNITS = 'cero uno dos tres cuatro cinco seis siete ocho nueve zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'diez once doce trece catorce quince dieciséis dieciseis diecisiete dieciocho diecinueve ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen veintiuno veintidós veintidos veintitrés veintitres veinticuatro veinticinco veintiséis veintiseis veintisiete veintiocho veintinueve'.split(' ');
const TENS = 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const HUNDREDS = 'cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');
/** How many digits a word stands for. */
const DIGITS_OF = new Map<string, number>([
  ...UNITS.map((word) => [word, 1] as const),
  ...TEENS.map((word) => [word, 2] as const),
  ...TENS.map((word) => [word, 2] as const),
  ...HUNDREDS.map((word) => [word, 3] as const),
]);
const LINKS = new Set(['y', 'and']);
const LEAST_SPELLED_DIGITS = 8;
const LEAST_SPELLED_WORDS = 3;

/** Hides every e-mail, phone number, link, @handle, IBAN and payment or messenger app of a text behind the given words. */
export function maskContactData(text: string, replacement: string): MaskedText {
  const spans = findContactData(text);
  const pieces = spans.map(({ from }, index) => text.slice(spans[index - 1]?.to ?? 0, from) + replacement);
  return { text: pieces.join('') + text.slice(spans.at(-1)?.to ?? 0), kinds: [...new Set(spans.map(({ kind }) => kind))] };
}

/** Whether a text holds any contact data. */
export function hasContactData(text: string): boolean {
  return findContactData(text).length > 0;
}

/** All contact data of a text, in its order and none over another. */
export function findContactData(text: string): ContactSpan[] {
  return findInSeen(text, findInClean);
}

/** What is found in a text as it is seen, by its place in the text as it is; letters nobody sees belong to what they are put into. */
export function findInSeen(text: string, find: (seen: string) => ContactSpan[]): ContactSpan[] {
  const places = [...text.matchAll(INVISIBLE)].flatMap(({ index, 0: { length } }) => Array.from({ length }, (_, offset) => index + offset));
  if (places.length === 0) return find(text);
  const skipped = new Set(places);
  const origin = Array.from({ length: text.length }, (_, index) => index).filter((index) => !skipped.has(index));
  return find(text.replace(INVISIBLE, '')).map(({ kind, from, to }) => ({ kind, from: origin[from] ?? 0, to: (origin[to - 1] ?? 0) + 1 }));
}

/** Finds in their order; of those over one another the first names the kind. */
export function mergedSpans(spans: readonly ContactSpan[]): ContactSpan[] {
  return spans
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .reduce<ContactSpan[]>((kept, span) => {
      const last = kept.at(-1);
      if (!last || span.from >= last.to) return [...kept, span];
      return [...kept.slice(0, -1), { ...last, to: Math.max(last.to, span.to) }];
    }, []);
}

function findInClean(text: string): ContactSpan[] {
  const plain = withPlainSigns(text);
  const withoutFigures = HARMLESS.reduce((rest, pattern) => rest.replace(pattern, (found) => '#'.repeat(found.length)), plain);
  const finds = PATTERNS.flatMap(([kind, pattern]) => matches(kind, pattern, kind === 'phone' ? withoutFigures : plain));
  const ibans = matches('iban', FOREIGN_IBAN, plain).filter(({ from, to }) => isIban(plain.slice(from, to)));
  return mergedSpans([...finds, ...ibans, ...spelledNumbers(withoutFigures)]);
}

function matches(kind: ContactKind, pattern: RegExp, text: string): ContactSpan[] {
  const wholeOf = (found: string): string => (kind === 'email' ? found.replace(NEXT_SENTENCE, '') : found.trimEnd());
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ kind, from: index, to: index + wholeOf(found).length }));
}

/** Digits, dots and @ in any shape, and an O among digits, read as what they are meant to be; every letter keeps its place. */
function withPlainSigns(text: string): string {
  return text
    .replace(OTHER_SHAPES, (sign) => {
      const plain = ARABIC_DIGIT.test(sign) ? String(sign.charCodeAt(0) & 0xf) : sign.normalize('NFKC');
      return /^[\d@.]$/.test(plain) ? plain.padEnd(sign.length, '\u20e3') : sign;
    })
    .replace(/(?<=\d[\s.-]?)[oO](?=[\s.-]?\d)|(?<=\d\d)[oO](?!\p{L})/gu, '0');
}

/** Runs of words for digits, alone or among figures: "seis uno dos, 345 seis siete ocho". */
function spelledNumbers(text: string): ContactSpan[] {
  const finds: ContactSpan[] = [];
  let run: SpelledRun | null = null;
  const close = () => {
    if (run && run.digits >= LEAST_SPELLED_DIGITS && run.words >= LEAST_SPELLED_WORDS) finds.push({ kind: 'phone', from: run.from, to: run.to });
    run = null;
  };
  for (const { index, 0: token } of text.matchAll(/\p{L}+|\d+/gu)) {
    const part: SpelledPart | null = partOf(token.toLowerCase());
    const isNext: boolean = run !== null && WORD_GAP.test(text.slice(run.end, index));
    if (!isNext) close();
    if (part === null) close();
    else run = grown(run, part, index, index + token.length);
  }
  close();
  return finds;
}

interface SpelledPart {
  readonly digits: number;
  readonly isWord: boolean;
  readonly isLink: boolean;
}

interface SpelledRun {
  readonly from: number;
  /** Where the last number ends; a trailing "y" is no part of it. */
  readonly to: number;
  readonly end: number;
  readonly digits: number;
  readonly words: number;
  /** Digits the next word may fill that are counted already: "seiscientos doce" is three digits, not five. */
  readonly open: number;
  readonly isLinked: boolean;
}

function partOf(token: string): SpelledPart | null {
  if (/^\d/.test(token)) return { digits: token.length, isWord: false, isLink: false };
  if (LINKS.has(token)) return { digits: 0, isWord: false, isLink: true };
  const digits = DIGITS_OF.get(token);
  return digits === undefined ? null : { digits, isWord: true, isLink: false };
}

function grown(run: SpelledRun | null, part: SpelledPart, from: number, end: number): SpelledRun | null {
  if (part.isLink) return run && { ...run, end, isLinked: true };
  const { digits, isWord } = part;
  const before = run ?? { from, digits: 0, words: 0, open: 0, isLinked: false };
  // A unit fills a ten only behind "y": "veinte y uno", while "veinte uno" is said of 20 1.
  const isFilling = isWord && digits <= before.open && (before.open === 2 || before.isLinked);
  return {
    from: before.from,
    to: end,
    end,
    digits: before.digits + (isFilling ? 0 : digits),
    words: before.words + (isWord ? 1 : 0),
    open: isWord ? Math.max(0, digits - 1) : 0,
    isLinked: false,
  };
}

/** The check digits of ISO 13616: other long codes do not pass for an IBAN. */
function isIban(text: string): boolean {
  const code = text.replace(/[^a-z\d]/gi, '').toUpperCase();
  if (code.length < 15 || code.length > 34) return false;
  const digits = (code.slice(4) + code.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
