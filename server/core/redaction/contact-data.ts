import { isIban } from '../iban.js';
import { compacted } from './contact/compact-text.js';
import { FOREIGN_IBAN, NEXT_SENTENCE, PATTERNS, type ContactKind } from './contact/contact-patterns.js';
import { withoutHarmless } from './contact/harmless-numbers.js';
import { findPhoneRuns } from './contact/phone-runs.js';
import { readable } from './contact/readable-text.js';

// Ways to reach somebody, or to pay them, past Hueco: a text is made readable, then looked through twice, as it is and with letters put together.
// Prices, sizes, postal codes, dates, hours and floors are no phone numbers, however many follow each other.

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

/** Hides every e-mail, phone number, link, @handle, IBAN and payment or messenger app of a text behind the given words. */
export function maskContactData(text: string, replacement: string): MaskedText {
  const spans = findContactData(text);
  const pieces = spans.map(({ from }, index) => text.slice(spans[index - 1]?.to ?? 0, from) + replacement);
  return {
    text: pieces.join('') + text.slice(spans.at(-1)?.to ?? 0),
    kinds: [...new Set(spans.map(({ kind }) => kind))],
  };
}

/** Whether a text holds any contact data. */
export function hasContactData(text: string): boolean {
  return findContactData(text).length > 0;
}

/** All contact data of a text, in its order and none over another. */
export function findContactData(text: string): ContactSpan[] {
  return findInSeen(text, findInReadable);
}

/** What is found in a text as it is read, by its place in the text as it is. */
export function findInSeen(text: string, find: (seen: string) => ContactSpan[]): ContactSpan[] {
  const seen = readable(text);
  return find(seen.text).map(({ kind, from, to }) => ({ kind, ...seen.spanOf(from, to) }));
}

/** Finds in their order; of those over one another the first names the kind. */
export function mergedSpans(spans: readonly ContactSpan[]): ContactSpan[] {
  const merged: ContactSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (!last || span.from >= last.to) merged.push(span);
    else if (span.to > last.to) merged[merged.length - 1] = { ...last, to: span.to };
  }
  return merged;
}

function findInReadable(text: string): ContactSpan[] {
  const { text: together, places } = compacted(text);
  const again =
    together === text
      ? []
      : findOnce(together).map(({ kind, from, to }) => ({
          kind,
          from: places[from] ?? 0,
          to: (places[to - 1] ?? 0) + 1,
        }));
  return mergedSpans([...findOnce(text), ...again]);
}

function findOnce(text: string): ContactSpan[] {
  const normalized = withoutHarmless(text.replace(/(?<=\d[\s.-]?)[oO](?=[\s.-]?\d)|(?<=\d\d)[oO](?!\p{L})/gu, '0'));
  const finds = PATTERNS.flatMap(([kind, pattern]) => matches(kind, pattern, kind === 'phone' ? normalized : text));
  const ibans = matches('iban', FOREIGN_IBAN, text).filter(({ from, to }) => isIban(text.slice(from, to)));
  return [...finds, ...ibans, ...findPhoneRuns(normalized).map((place): ContactSpan => ({ kind: 'phone', ...place }))];
}

function matches(kind: ContactKind, pattern: RegExp, text: string): ContactSpan[] {
  const wholeOf = (found: string): string => (kind === 'email' ? found.replace(NEXT_SENTENCE, '') : found.trimEnd());
  return [...text.matchAll(pattern)].map(({ index, 0: found, indices }) => {
    const part = indices?.groups?.['it'] ?? indices?.groups?.['name'];
    return part ? { kind, from: part[0], to: part[1] } : { kind, from: index, to: index + wholeOf(found).length };
  });
}
