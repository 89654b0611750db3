import { isIban } from '../values/iban.js';
import { compacted } from './contact/compact-text.js';
import { FOREIGN_IBAN, NEXT_SENTENCE, PATTERNS, type ContactKind } from './contact/contact-patterns.js';
import { withoutHarmless } from './contact/harmless-numbers.js';
import { findPhoneRuns } from './contact/phone-runs.js';
import { readable } from './contact/readable-text.js';

// Finds ways to contact or pay somebody outside Hueco: a text is normalized, then searched twice, as is and with spaced-out letters joined.
// Prices, sizes, postal codes, dates, hours and floors are not phone numbers, however many follow each other.

/** A redacted text, and the kinds of contact data that were found in it. */
export interface MaskedText {
  readonly text: string;
  readonly kinds: readonly ContactKind[];
}

/** The position of a match, in UTF-16 units; `to` is exclusive. */
export interface ContactSpan {
  readonly kind: ContactKind;
  readonly from: number;
  readonly to: number;
}

/** Replaces every e-mail, phone number, link, @handle, IBAN and payment or messenger app of a text with a placeholder. */
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

/** All contact data of a text, in order and without overlaps. */
export function findContactData(text: string): ContactSpan[] {
  return findInSeen(text, findInReadable);
}

/** Maps matches of the normalized text to positions in the original one. */
export function findInSeen(text: string, find: (seen: string) => ContactSpan[]): ContactSpan[] {
  const seen = readable(text);
  return find(seen.text).map(({ kind, from, to }) => ({ kind, ...seen.spanOf(from, to) }));
}

/** Matches in order; of overlapping ones the first decides the kind. */
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
