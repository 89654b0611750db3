import { sql } from 'kysely';
const SHAPES = [
    ['email', /@/],
    ['booking', /^hu-[\d-]*$/i],
    ['ticket', /^sup-[\d-]*$/i],
    ['postalCode', /^\d{5}$/],
    ['phone', /^\+?[\d ]{9,}$/],
    // As Stripe and its sandbox name things: pi_…, re_…, po_…, tr_….
    ['provider', /^[a-z]{2,4}_\w+$/i],
];
/** An e-mail has an @, a reference its letters, a postal code five digits, a phone nine or more; anything else is words. */
export function readSearchText(given) {
    const typed = given.trim();
    const kind = SHAPES.find(([, shape]) => shape.test(typed))?.[0] ?? 'words';
    switch (kind) {
        case 'email':
            return { kind, text: typed.toLowerCase() };
        case 'booking':
        case 'ticket':
            return { kind, text: typed.toUpperCase() };
        case 'phone': {
            const digits = typed.replaceAll(' ', '');
            return { kind, text: digits.startsWith('+') ? digits : `+34${digits}` };
        }
        default:
            return { kind, text: typed };
    }
}
/** Whether a text contains a part, whatever its accents and capitals; the trigram indexes are over the same expression. */
export function hasPart(column, part) {
    const pattern = `%${part.replace(/[\\%_]/g, String.raw `\$&`)}%`;
    return sql `immutable_unaccent(lower(${sql.ref(column)})) like immutable_unaccent(lower(${pattern}))`;
}
/** Whether a column begins with a text. */
export const beginsWith = (column, text) => sql `(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${`${text}\u{ffff}`})`;
export const NOTHING = sql `false`;
/** Whether the text is the e-mail (or its beginning), the phone or a part of the name of the user with alias `u`. */
export function isNamed({ kind, text }) {
    if (kind === 'email')
        return beginsWith('u.email', text);
    if (kind === 'phone')
        return sql `${sql.ref('u.phone')} = ${text}`;
    return kind === 'words' || kind === 'provider' ? hasPart('u.fullName', text) : NOTHING;
}
//# sourceMappingURL=search-text.js.map