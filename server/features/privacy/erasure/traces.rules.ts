/** How a person can be known again in places that have no column for her: queues, errors, comments, kept mails. */
export interface PersonalTraces {
  /** E-mail addresses and phone numbers, also those of changes that were never confirmed. */
  readonly addresses: readonly string[];
  /** Ids and references of her bookings, and of her conversations, whose mails name her. */
  readonly bookings: readonly string[];
  /** The names of her account and of her documents. Somebody may be called as anything is called: alone they prove nothing. */
  readonly names: readonly string[];
}

/** Stands where she was named. */
export const LEFT_OUT = '…';

/** All texts that stand for her. */
export function textsOf({ addresses, bookings, names }: PersonalTraces): string[] {
  return [...addresses, ...bookings, ...names];
}

/** Whether a text holds another as a whole, in any case: "ana@example.com" is not in "susana@example.com", nor "Ana Ru" in "Ana Ruiz". */
export function holdsWhole(text: string, part: string): boolean {
  return wholeOf(part, 'iu').test(text);
}

/** A text without any of the others, which stand in it as a whole. */
export function withoutTexts(text: string, parts: readonly string[]): string {
  return parts.toSorted((a, b) => b.length - a.length).reduce((rest, part) => rest.replace(wholeOf(part, 'giu'), LEFT_OUT), text);
}

function wholeOf(part: string, flags: string): RegExp {
  const escaped = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_%+.-])${escaped}(?![\\p{L}\\p{N}_@-]|\\.[\\p{L}\\p{N}])`, flags);
}

/** Whether any text within a job's facts is, or holds, an address or a booking of hers. Names do not count: what names her carries one of the two as well. */
export function isAboutHer(facts: unknown, traces: Pick<PersonalTraces, 'addresses' | 'bookings'>): boolean {
  if (typeof facts === 'string') return [...traces.addresses, ...traces.bookings].some((mark) => holdsWhole(facts, mark));
  return typeof facts === 'object' && facts !== null && Object.values(facts).some((inner) => isAboutHer(inner, traces));
}
