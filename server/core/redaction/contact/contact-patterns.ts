/** What kind of contact data a text holds. */
export type ContactKind = 'email' | 'phone' | 'link' | 'handle' | 'iban' | 'app' | 'payment';

// Patterns for a normalized text. Every repetition is bounded or starts at one place only, so the time is linear in the text's length.

/** Separators between two digits of one number, on one line. */
const GAP = '(?:[^\\S\\n]|[.·_*/()\\-]){0,4}';
/** The rest of an address, without the punctuation that ends the sentence. */
const PATH = '[^\\s()<>[\\]{}"\',;]*[^\\s()<>[\\]{}"\',;.:!?]';

const OPEN = '[([{<|*_\\-\'"+/=]';
const CLOSE = '[)\\]}>|*_\\-\'"+/=]';
const AT_WORD = '(?:at|arroba|aroba|arrova)';
const AT = `(?:\\s?[([{<]?\\s?@\\s?[)\\]}>]?\\s?|\\s?${OPEN}\\s?${AT_WORD}\\s?${CLOSE}\\s?|\\s?[([{]\\s?a\\s?[)\\]}]\\s?|\\s+(?:arroba|aroba|arrova)\\s+)`;
const SPELLED_DOT = `(?:\\s?${OPEN}\\s?(?:dot|punto|pto|\\.)\\s?${CLOSE}\\s?|\\s+(?:dot|punto|pto)\\s+)`;
/** Before "at" these are ordinary words and not a name: "find it at …". */
const BEFORE_AT = '(?:am|are|be|call|find|her|here|him|is|it|look|me|see|stay|them|there|us|was|were)';
const LOCAL_SIGN = '[\\p{L}\\d._%+\\-]';
const LOCAL = `(?<!${LOCAL_SIGN})${LOCAL_SIGN}{1,256}`;
const LABEL = '[\\p{L}\\d\\-]{1,63}';
const LATER_LABEL = '[\\p{L}\\d\\-]{2,63}';
const ENDINGS = 'com|es|net|org|eu|info|cat|gal|eus|app|io|online|site|shop|store|biz|xyz|dev|fr|pt|de|it|uk';
/** Top-level domains that are also ordinary words or letters: only with a path after them. */
const SHORT_ENDINGS = 'me|ly|gl|co|tv|gd|cc|to|be';
const PROVIDERS = '(?:gmail|hotmail|outlook|yahoo|icloud|proton(?:mail)?)';

/** With spaces around the dot only a known domain ending counts; otherwise the dot ends a sentence. */
const DOMAIN = `(?:${LABEL}(?:${SPELLED_DOT}${LATER_LABEL})+|${LABEL}(?:\\.${LATER_LABEL})+|${LABEL}(?:\\s?[.·]\\s?${LATER_LABEL})?(?:\\s?[.·]\\s?(?:${ENDINGS}|co)(?![\\p{L}\\d]))+|${LABEL},(?:com|net|org)(?![\\p{L}\\d]))`;
const NAME = '[\\p{L}\\d_][\\p{L}\\d_.]{1,28}[\\p{L}\\d_]';
/** Not an ordinary word: it contains a digit, a dot or a dash. */
const ODD_NAME = `(?=[\\p{L}.]{0,28}[\\d_]|\\p{L}{1,28}\\.\\p{L})${NAME}`;

const LEET: Readonly<Record<string, string>> = {
  a: '[a4@]',
  b: '[b8]',
  e: '[e3]',
  i: '[i1!|]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
  g: '[g9]',
};
const anyOf = (words: string, between: string): string =>
  words
    .split(' ')
    .map((word) => [...word].map((letter) => `${LEET[letter] ?? letter}{1,4}`).join(between))
    .join('|');
/** Separators between the letters of a spaced-out name. */
const APART = "[\\s._\\-']{0,2}";
/** Each letter once: doubled ones match as well. Also as verbs and plurals: "wasapeamos", "dos bizums". */
const APPS_WITH_FORMS = 'bizum bisum vizum whatsap watsap whasap wasap guasap guatsap uasap';
const APPS = 'telegram instagram facebok paypal revolut';
/** As two words these are ordinary: "can we chat". */
const APPS_IN_ONE = 'insta tiktok snapchat messenger viber wechat';
const NETWORKS =
  '(?:[i1]nsta(?:gram)?|ig|tg|telegram|fb|facebook|tik\\s?tok|twitter|snap(?:chat)?|discord|linkedin|skype)';
const SEARCH_ME =
  '(?:b[uú]sca(?:me|nos)|encu[eé]ntra(?:me|nos)|s[ií]gue(?:me|nos)|agr[eé]ga(?:me|nos)|a[ñn][aá]de(?:me|nos)|find me|add me|follow me|look me up)';

/** Kind and pattern; where a group is named `it`, only that group is contact data. */
export const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', new RegExp(`${LOCAL}${AT}${DOMAIN}(?:[\\p{L}\\d._%+\\-]{1,64}@${DOMAIN})*`, 'giu')],
  [
    'email',
    new RegExp(`(?<![\\p{L}\\d])(?!${BEFORE_AT}\\s)${LOCAL}\\s+at\\s+${LABEL}(?:${SPELLED_DOT}${LATER_LABEL})+`, 'giu'),
  ],
  [
    'email',
    new RegExp(
      `(?<![\\p{L}\\d])${LOCAL}(?:\\s+(?:en|at)\\s+|${AT}|(?:arroba|aroba))${PROVIDERS}(?:(?:\\s?[.·]?|,|${SPELLED_DOT}|punto|dot)\\s?(?:com|es|net)(?!\\p{L}))?(?!\\p{L})`,
      'giu',
    ),
  ],
  ['email', new RegExp(`(?<![\\p{L}\\d._%+\\-])${ODD_NAME}\\s+(?:es\\s+)?de\\s+${PROVIDERS}(?!\\p{L})`, 'giu')],
  ['link', new RegExp(`(?<!\\p{L})(?:h(?:tt|xx)ps?\\s?:\\s?/\\s?/\\s?|www\\.)${PATH}`, 'giu')],
  [
    'link',
    new RegExp(
      `(?<![\\p{L}\\d@])${LATER_LABEL}(?:\\.${LABEL}){0,4}\\.(?:${ENDINGS})(?![\\p{L}\\d])(?:/${PATH})?`,
      'gu',
    ),
  ],
  [
    'link',
    new RegExp(`(?<![\\p{L}\\d@])[\\p{Lu}\\d\\-]{2,63}\\.(?:COM|NET|ORG|INFO)(?![\\p{L}\\d])(?:/${PATH})?`, 'gu'),
  ],
  [
    'link',
    new RegExp(
      `(?<![\\p{L}\\d\\-])${LABEL}\\s?[([{<|*]\\s?(?:\\.|dot|punto)\\s?[)\\]}>|*]\\s?(?:${ENDINGS})(?![\\p{L}\\d])(?:/${PATH})?`,
      'giu',
    ),
  ],
  [
    'link',
    new RegExp(`(?<![\\p{L}\\d\\-])${LABEL}(?:\\s\\.\\s?|\\s?\\.\\s)(?:com|net|org)(?![\\p{L}\\d])(?:/${PATH})?`, 'gu'),
  ],
  ['link', new RegExp(`(?<![\\p{L}\\d])${LABEL}\\.(?:${SHORT_ENDINGS})/${PATH}`, 'giu')],
  [
    'link',
    new RegExp(
      `(?<![\\p{L}\\d])(?:t|wa|bit|fb)(?:\\s?\\.\\s?|${SPELLED_DOT})(?:me|ly)\\s?(?:/|(?<=\\s)(?:barra|slash)\\s)\\s?${PATH}|(?<![\\p{L}\\d])(?:t|wa)\\.me(?!\\p{L})`,
      'giu',
    ),
  ],
  ['link', /(?<![\p{L}\d-])[\p{L}\d-]{2,63}\s+(?:punto|dot)\s+(?:com|net|org)(?![\p{L}\d])/giu],
  ['handle', new RegExp(`(?<![\\p{L}\\d.])@(?:[\\p{L}\\d_.]{3,30}|\\s${ODD_NAME})`, 'giu')],
  ['handle', new RegExp(`(?<![\\p{L}\\d])${NETWORKS}\\s?(?:[:=]|->)\\s?@?${NAME}`, 'giu')],
  [
    'handle',
    new RegExp(`(?<![\\p{L}\\d])(?:ig|tg|fb|face|[i1]nsta|tele)[\\s:=]{1,3}(?:(?:es|is)\\s)?@?${ODD_NAME}`, 'giu'),
  ],
  [
    'handle',
    new RegExp(
      `(?<!\\p{L})${SEARCH_ME}(?:\\s\\p{L}{1,20}){0,3}?\\s(?:como|as)\\s(?!(?:siempre|antes|soon|far|long|well|the)(?!\\p{L}))(?<it>@?${NAME})`,
      'dgiu',
    ),
  ],
  [
    'handle',
    new RegExp(
      `(?<!\\p{L})(?:usuario|username|user|nick|alias)(?:(?<=(?:mi|my) \\p{L}{1,8})\\s?[:=]\\s?(?<it>@?${NAME})|(?:\\s?[:=]|\\s(?:es|is)\\s)\\s?(?<name>@?${ODD_NAME}))`,
      'dgiu',
    ),
  ],
  ['iban', /(?<![\p{L}\d])ES[^\p{L}\d\n]{0,3}\d{2}(?:[^\p{L}\d\n]{0,3}[\dO]){20}(?![\dO])/giu],
  [
    'app',
    new RegExp(
      `(?<![\\p{L}\\d])(?:(?:${anyOf(APPS_WITH_FORMS, APART)})\\p{L}{0,8}|${anyOf(APPS, APART)}|${anyOf(APPS_IN_ONE, '')}|wsp|wpp|wp|wapp|ig|tg)(?![\\p{L}\\d])`,
      'giu',
    ),
  ],
  ['app', /(?<=(?<!\p{L})(?:por|via|vía)\s)tele(?![\p{L}\d]| ?(?:de|del|con|y) )/giu],
  ['phone', new RegExp(`(?:\\((?:\\+|00)\\d{1,3}\\)|(?:\\+|(?<!\\d)00)\\s?\\d)(?:${GAP}\\d){7,14}(?!\\d)`, 'gu')],
  ['phone', new RegExp(`(?<![\\d+])(?:34${GAP})?[6-9](?:${GAP}\\d){8}(?!\\d)`, 'gu')],
  // Commas separate lists: between the groups of a number no space follows them.
  ['phone', /(?<![\d+,])[6-9]\d{2}(?:,\d{3},\d{3}|(?:,\d{2}){3})(?![\d,])/gu],
  ['phone', /(?<!\d)07\d{3}[\s-]?\d{3}[\s-]?\d{3}(?!\d)/gu],
];

/** Its check digits decide. */
export const FOREIGN_IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{4}){2,7}(?:[ -]?[A-Z\d]{1,3})?(?![\p{L}\d])/giu;
/** The next sentence, when no space precedes it: "marta@gmail.com.Gracias". */
export const NEXT_SENTENCE = new RegExp(`(?<=\\.(?:${ENDINGS}))\\.\\p{Lu}\\p{Ll}[\\p{L}\\d.\\-]*$`, 'u');
