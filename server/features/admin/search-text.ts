import { sql, type Expression, type RawBuilder } from 'kysely';
import { columnRef } from '../../database.js';

/** The kind of a search text, by its format. */
export type SearchTextKind = 'email' | 'booking' | 'ticket' | 'postalCode' | 'phone' | 'provider' | 'words';

export interface SearchText {
  readonly kind: SearchTextKind;
  /** As stored in the database. */
  readonly text: string;
}

const SHAPES: readonly (readonly [SearchTextKind, RegExp])[] = [
  ['email', /@/],
  ['booking', /^hu-[\d-]*$/i],
  ['ticket', /^sup-[\d-]*$/i],
  ['postalCode', /^\d{5}$/],
  ['phone', /^\+?[\d ]{9,}$/],
  // Ids of Stripe and its sandbox: pi_…, re_…, po_…, tr_….
  ['provider', /^[a-z]{2,4}_\w+$/i],
];

/** An e-mail has an @, a reference its letters, a postal code five digits, a phone nine or more; anything else is words. */
export function readSearchText(given: string): SearchText {
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

/** Whether a text contains a part, ignoring accents and case; the trigram indexes use the same expression. */
export function hasPart(whole: Expression<unknown>, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`immutable_unaccent(lower(${whole})) like immutable_unaccent(lower(${pattern}))`;
}

/** Whether a text starts with another. */
export const beginsWith = (whole: Expression<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(${whole} >= ${text} and ${whole} < ${`${text}\u{ffff}`})`;

export const NOTHING = sql<boolean>`false`;

/** Whether the text matches the e-mail (or its beginning), the phone or a part of the name of the user with alias `u`. */
export function matchesPerson({ kind, text }: SearchText): RawBuilder<boolean> {
  if (kind === 'email') return beginsWith(columnRef<'User'>('u.email'), text);
  if (kind === 'phone') return sql<boolean>`${columnRef<'User'>('u.phone')} = ${text}`;
  return kind === 'words' || kind === 'provider' ? hasPart(columnRef<'User'>('u.fullName'), text) : NOTHING;
}
