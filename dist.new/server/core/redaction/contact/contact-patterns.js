// Patterns for a readable text. Every repetition is bounded or begins at one place only: the time grows with the text's length.
/** What may stand between two digits of one number, on one line. */
const GAP = '(?:[^\\S\\n]|[.·_*/()\\-]){0,4}';
/** The rest of an address, without the sign that ends the sentence. */
const PATH = '[^\\s()<>[\\]{}"\',;]*[^\\s()<>[\\]{}"\',;.:!?]';
const OPEN = '[([{<|*_\\-\'"+/=]';
const CLOSE = '[)\\]}>|*_\\-\'"+/=]';
const AT_WORD = '(?:at|arroba|aroba|arrova)';
const AT = `(?:\\s?[([{<]?\\s?@\\s?[)\\]}>]?\\s?|\\s?${OPEN}\\s?${AT_WORD}\\s?${CLOSE}\\s?|\\s?[([{]\\s?a\\s?[)\\]}]\\s?|\\s+(?:arroba|aroba|arrova)\\s+)`;
const SPELLED_DOT = `(?:\\s?${OPEN}\\s?(?:dot|punto|pto|\\.)\\s?${CLOSE}\\s?|\\s+(?:dot|punto|pto)\\s+)`;
/** Before "at" they are words of a sentence and nobody's name: "find it at …". */
const BEFORE_AT = '(?:am|are|be|call|find|her|here|him|is|it|look|me|see|stay|them|there|us|was|were)';
const LOCAL_SIGN = '[\\p{L}\\d._%+\\-]';
const LOCAL = `(?<!${LOCAL_SIGN})${LOCAL_SIGN}{1,256}`;
const LABEL = '[\\p{L}\\d\\-]{1,63}';
const LATER_LABEL = '[\\p{L}\\d\\-]{2,63}';
const ENDINGS = 'com|es|net|org|eu|info|cat|gal|eus|app|io|online|site|shop|store|biz|xyz|dev|fr|pt|de|it|uk';
/** Endings that are also words or letters of a sentence: only with a path behind them. */
const SHORT_ENDINGS = 'me|ly|gl|co|tv|gd|cc|to|be';
const PROVIDERS = '(?:gmail|hotmail|outlook|yahoo|icloud|proton(?:mail)?)';
/** With space around the dot only what ends an address: else it ends a sentence. */
const DOMAIN = `(?:${LABEL}(?:${SPELLED_DOT}${LATER_LABEL})+|${LABEL}(?:\\.${LATER_LABEL})+|${LABEL}(?:\\s?[.·]\\s?${LATER_LABEL})?(?:\\s?[.·]\\s?(?:${ENDINGS}|co)(?![\\p{L}\\d]))+|${LABEL},(?:com|net|org)(?![\\p{L}\\d]))`;
const NAME = '[\\p{L}\\d_][\\p{L}\\d_.]{1,28}[\\p{L}\\d_]';
/** Not a word of a sentence: it holds a digit, a dot or a stroke. */
const ODD_NAME = `(?=[\\p{L}.]{0,28}[\\d_]|\\p{L}{1,28}\\.\\p{L})${NAME}`;
const LEET = {
    a: '[a4@]',
    b: '[b8]',
    e: '[e3]',
    i: '[i1!|]',
    o: '[o0]',
    s: '[s5$]',
    t: '[t7]',
    g: '[g9]',
};
const anyOf = (words, between) => words
    .split(' ')
    .map((word) => [...word].map((letter) => `${LEET[letter] ?? letter}{1,4}`).join(between))
    .join('|');
/** Between letters of a name that is pulled apart. */
const APART = "[\\s._\\-']{0,2}";
/** Each letter once: doubled ones are found as well. Also as verbs and in the plural: "wasapeamos", "dos bizums". */
const APPS_WITH_FORMS = 'bizum bisum vizum whatsap watsap whasap wasap guasap guatsap uasap';
const APPS = 'telegram instagram facebok paypal revolut';
/** In two words these are words of a sentence: "can we chat". */
const APPS_IN_ONE = 'insta tiktok snapchat messenger viber wechat';
const NETWORKS = '(?:[i1]nsta(?:gram)?|ig|tg|telegram|fb|facebook|tik\\s?tok|twitter|snap(?:chat)?|discord|linkedin|skype)';
const SEARCH_ME = '(?:b[uú]sca(?:me|nos)|encu[eé]ntra(?:me|nos)|s[ií]gue(?:me|nos)|agr[eé]ga(?:me|nos)|a[ñn][aá]de(?:me|nos)|find me|add me|follow me|look me up)';
/** Kind and pattern; where a group is named `it`, only that is contact data. */
export const PATTERNS = [
    ['email', new RegExp(`${LOCAL}${AT}${DOMAIN}(?:[\\p{L}\\d._%+\\-]{1,64}@${DOMAIN})*`, 'giu')],
    [
        'email',
        new RegExp(`(?<![\\p{L}\\d])(?!${BEFORE_AT}\\s)${LOCAL}\\s+at\\s+${LABEL}(?:${SPELLED_DOT}${LATER_LABEL})+`, 'giu'),
    ],
    [
        'email',
        new RegExp(`(?<![\\p{L}\\d])${LOCAL}(?:\\s+(?:en|at)\\s+|${AT}|(?:arroba|aroba))${PROVIDERS}(?:(?:\\s?[.·]?|,|${SPELLED_DOT}|punto|dot)\\s?(?:com|es|net)(?!\\p{L}))?(?!\\p{L})`, 'giu'),
    ],
    ['email', new RegExp(`(?<![\\p{L}\\d._%+\\-])${ODD_NAME}\\s+(?:es\\s+)?de\\s+${PROVIDERS}(?!\\p{L})`, 'giu')],
    ['link', new RegExp(`(?<!\\p{L})(?:h(?:tt|xx)ps?\\s?:\\s?/\\s?/\\s?|www\\.)${PATH}`, 'giu')],
    [
        'link',
        new RegExp(`(?<![\\p{L}\\d@])${LATER_LABEL}(?:\\.${LABEL}){0,4}\\.(?:${ENDINGS})(?![\\p{L}\\d])(?:/${PATH})?`, 'gu'),
    ],
    [
        'link',
        new RegExp(`(?<![\\p{L}\\d@])[\\p{Lu}\\d\\-]{2,63}\\.(?:COM|NET|ORG|INFO)(?![\\p{L}\\d])(?:/${PATH})?`, 'gu'),
    ],
    [
        'link',
        new RegExp(`(?<![\\p{L}\\d\\-])${LABEL}\\s?[([{<|*]\\s?(?:\\.|dot|punto)\\s?[)\\]}>|*]\\s?(?:${ENDINGS})(?![\\p{L}\\d])(?:/${PATH})?`, 'giu'),
    ],
    [
        'link',
        new RegExp(`(?<![\\p{L}\\d\\-])${LABEL}(?:\\s\\.\\s?|\\s?\\.\\s)(?:com|net|org)(?![\\p{L}\\d])(?:/${PATH})?`, 'gu'),
    ],
    ['link', new RegExp(`(?<![\\p{L}\\d])${LABEL}\\.(?:${SHORT_ENDINGS})/${PATH}`, 'giu')],
    [
        'link',
        new RegExp(`(?<![\\p{L}\\d])(?:t|wa|bit|fb)(?:\\s?\\.\\s?|${SPELLED_DOT})(?:me|ly)\\s?(?:/|(?<=\\s)(?:barra|slash)\\s)\\s?${PATH}|(?<![\\p{L}\\d])(?:t|wa)\\.me(?!\\p{L})`, 'giu'),
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
        new RegExp(`(?<!\\p{L})${SEARCH_ME}(?:\\s\\p{L}{1,20}){0,3}?\\s(?:como|as)\\s(?!(?:siempre|antes|soon|far|long|well|the)(?!\\p{L}))(?<it>@?${NAME})`, 'dgiu'),
    ],
    [
        'handle',
        new RegExp(`(?<!\\p{L})(?:usuario|username|user|nick|alias)(?:(?<=(?:mi|my) \\p{L}{1,8})\\s?[:=]\\s?(?<it>@?${NAME})|(?:\\s?[:=]|\\s(?:es|is)\\s)\\s?(?<name>@?${ODD_NAME}))`, 'dgiu'),
    ],
    ['iban', /(?<![\p{L}\d])ES[^\p{L}\d\n]{0,3}\d{2}(?:[^\p{L}\d\n]{0,3}[\dO]){20}(?![\dO])/giu],
    [
        'app',
        new RegExp(`(?<![\\p{L}\\d])(?:(?:${anyOf(APPS_WITH_FORMS, APART)})\\p{L}{0,8}|${anyOf(APPS, APART)}|${anyOf(APPS_IN_ONE, '')}|wsp|wpp|wp|wapp|ig|tg)(?![\\p{L}\\d])`, 'giu'),
    ],
    ['app', /(?<=(?<!\p{L})(?:por|via|vía)\s)tele(?![\p{L}\d]| ?(?:de|del|con|y) )/giu],
    ['phone', new RegExp(`(?:\\((?:\\+|00)\\d{1,3}\\)|(?:\\+|(?<!\\d)00)\\s?\\d)(?:${GAP}\\d){7,14}(?!\\d)`, 'gu')],
    ['phone', new RegExp(`(?<![\\d+])(?:34${GAP})?[6-9](?:${GAP}\\d){8}(?!\\d)`, 'gu')],
    // Commas stand in lists: between the groups of a number they have no space behind them.
    ['phone', /(?<![\d+,])[6-9]\d{2}(?:,\d{3},\d{3}|(?:,\d{2}){3})(?![\d,])/gu],
    ['phone', /(?<!\d)07\d{3}[\s-]?\d{3}[\s-]?\d{3}(?!\d)/gu],
];
/** Its check digits tell whether it is one. */
export const FOREIGN_IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{4}){2,7}(?:[ -]?[A-Z\d]{1,3})?(?![\p{L}\d])/giu;
/** The next sentence, where no space was left before it: "marta@gmail.com.Gracias". */
export const NEXT_SENTENCE = new RegExp(`(?<=\\.(?:${ENDINGS}))\\.\\p{Lu}\\p{Ll}[\\p{L}\\d.\\-]*$`, 'u');
//# sourceMappingURL=contact-patterns.js.map