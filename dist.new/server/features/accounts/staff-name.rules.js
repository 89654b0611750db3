// Names that look like Hueco's staff are refused, because users would trust them with keys and money.
/** Characters that look like other letters and are compared as those. */
const LOOK_ALIKES = {
    '0': 'o',
    '1': 'i',
    '!': 'i',
    '|': 'i',
    l: 'i',
    '3': 'e',
    '€': 'e',
    '4': 'a',
    '@': 'a',
    '5': 's',
    $: 's',
    '7': 't',
    ø: 'o',
    ł: 'i',
    ı: 'i',
    // Cyrillic, in the shapes of its capitals as well.
    а: 'a',
    в: 'b',
    е: 'e',
    ѕ: 's',
    і: 'i',
    к: 'k',
    м: 'm',
    н: 'h',
    һ: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    // Greek and Armenian.
    α: 'a',
    ε: 'e',
    η: 'h',
    ι: 'i',
    κ: 'k',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    ϲ: 'c',
    հ: 'h',
    ս: 'u',
    օ: 'o',
};
/** Words that mean staff by themselves. */
const STAFF = [
    'soporte',
    'support',
    'helpdesk',
    'admin',
    'administrador',
    'administradora',
    'administracion',
    'administrator',
    'administration',
    'moderador',
    'moderadora',
    'moderacion',
    'moderator',
    'staff',
    'atencion al cliente',
    'servicio al cliente',
    'customer service',
    'customer support',
    'customer care',
];
/** Words that mean staff next to the brand. */
const OFFICIAL = [
    'ayuda',
    'help',
    'equipo',
    'team',
    'oficial',
    'official',
    'atencion',
    'cliente',
    'clientes',
    'customer',
    'service',
    'servicio',
    'centro',
    'center',
    'tecnico',
    'tecnica',
    'technical',
    'seguridad',
    'security',
    'trust',
    'safety',
    'verificado',
    'verified',
    'pagos',
    'payments',
    'reservas',
    'bookings',
    'legal',
    'info',
    'hola',
    'app',
    'web',
    'com',
    'es',
    'espana',
    'spain',
];
const SMALL = [
    'the',
    'el',
    'la',
    'los',
    'las',
    'de',
    'del',
    'al',
    'of',
    'from',
    'en',
    'at',
    'by',
    'y',
    'and',
    'por',
    'para',
];
const IS_BRAND = 1;
const IS_STAFF = 2;
const IS_OFFICIAL = 4;
const VOCABULARY = [
    ['hueco', IS_BRAND],
    ...STAFF.map((words) => [words, IS_STAFF]),
    ...OFFICIAL.map((words) => [words, IS_OFFICIAL]),
    ...SMALL.map((words) => [words, 0]),
].map(([words, flag]) => [wordsOf(words).join(''), flag]);
/** Whether a chosen public name looks like the staff's: "Hueco", "Soporte Hueco", "H u e c 0", "Admin". */
export function isStaffLike(name) {
    const runs = runsOf(name);
    return runs.some((run) => hasBrand(run) || isOnlyStaff(run));
}
/** The same for a real name. Hueco is a surname too, of which others see the initial only, so "Marta Hueco" may sign up. */
export function isStaffLikeFullName(name) {
    return runsOf(name).some((run) => isOnlyStaff(run) || (hasBrand(run) && (run.isFirst || (run.flags & (IS_STAFF | IS_OFFICIAL)) !== 0)));
}
const hasBrand = ({ flags }) => (flags & IS_BRAND) !== 0;
const isOnlyStaff = ({ flags, isFirst, isLast }) => isFirst && isLast && (flags & IS_STAFF) !== 0;
/** All runs from the start of a word to the end of one. Spaces within do not count: "H u e c o" equals "Hueco", but "Chueco" does not. */
function runsOf(name) {
    const words = wordsOf(name);
    return words.flatMap((_word, from) => {
        const rest = words.slice(from);
        const ends = new Set(rest.map((_last, at) => rest.slice(0, at + 1).join('').length));
        const text = rest.join('');
        return [...meaningsOf(text)].flatMap(([end, all]) => ends.has(end) ? [...all].map((flags) => ({ flags, isFirst: from === 0, isLast: end === text.length })) : []);
    });
}
/** The positions up to which a text splits into words of the vocabulary, each with the kinds of those words. */
function meaningsOf(text) {
    const reached = new Map([[0, new Set([0])]]);
    for (let at = 0; at < text.length; at++) {
        for (const before of reached.get(at) ?? []) {
            for (const [word, flag] of VOCABULARY) {
                if (!text.startsWith(word, at))
                    continue;
                const end = at + word.length;
                reached.set(end, (reached.get(end) ?? new Set()).add(before | flag));
            }
        }
    }
    return reached;
}
/** The words of a name as they look: without accents, look-alikes, invisible characters and repeated letters. */
function wordsOf(name) {
    const plain = name
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '')
        .toLowerCase();
    const read = [...plain].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
    return (read.match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/(.)\1+/gu, '$1'));
}
//# sourceMappingURL=staff-name.rules.js.map