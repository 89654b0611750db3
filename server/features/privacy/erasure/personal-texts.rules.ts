import { maskContactData } from '../../../core/redaction/contact-data.js';

/** Texts that identify a user in places without a user column: queues, errors, comments, stored mails. */
export interface PersonalTexts {
  /** E-mail addresses and phone numbers, also those of changes that were never confirmed. */
  readonly addresses: readonly string[];
  /** Ids and references of the user's bookings, conversations and tickets. */
  readonly bookings: readonly string[];
  /** Names of the account and of documents. A name may be an ordinary word: alone it does not identify the user. */
  readonly names: readonly string[];
}

/** Replaces the removed texts. */
export const LEFT_OUT = '…';

/** All identifying texts. */
export function textsOf({ addresses, bookings, names }: PersonalTexts): string[] {
  return [...addresses, ...bookings, ...names];
}

/** Whether a text contains another as a whole, ignoring case: "ana@example.com" is not in "susana@example.com", nor "Ana Ru" in "Ana Ruiz". */
export function containsWhole(text: string, part: string): boolean {
  return wholeOf(part, 'iu').test(text);
}

/** Replaces whole occurrences of the parts in a text. */
export function withoutTexts(text: string, parts: readonly string[]): string {
  return parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replace(wholeOf(part, 'giu'), LEFT_OUT), text);
}

/** A text about the user that others keep reading: without names, addresses and contact data. */
export const withoutPerson = (text: string, personal: PersonalTexts): string =>
  maskContactData(withoutTexts(text, textsOf(personal)), LEFT_OUT).text;

function wholeOf(part: string, flags: string): RegExp {
  const escaped = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_%+.-])${escaped}(?![\\p{L}\\p{N}_@-]|\\.[\\p{L}\\p{N}])`, flags);
}

/** Whether a job's payload contains an address or booking of the user. Names are not checked: a payload with a name has one of the two as well. */
export function isAboutUser(payload: unknown, personal: Pick<PersonalTexts, 'addresses' | 'bookings'>): boolean {
  if (typeof payload === 'string')
    return [...personal.addresses, ...personal.bookings].some((mark) => containsWhole(payload, mark));
  return (
    typeof payload === 'object' &&
    payload !== null &&
    Object.values(payload).some((inner) => isAboutUser(inner, personal))
  );
}
