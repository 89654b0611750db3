import type { ContactSpan } from '../../core/contact-data.js';
import type { FieldError } from '../../core/errors.js';
import { FieldProblemCode } from '../../core/field-problem-codes.js';
import { hiddenWords } from '../../core/hidden-words.js';
import type { Locale } from '../../core/locale.js';
import type { MessagePart } from './message.types.js';

export const MAX_BODY_LENGTH = 2000;

/** Stands in a kept text where something was taken out; nobody can write it. */
export const HIDDEN_MARK = '\ufffc';

/** Control characters but the line break, marks that turn the direction of others' text, and our own mark. */
const NO_TEXT = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufffc]/gu;

/** What anybody sees of a text. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** A text as it is sent: plain characters and line breaks, without space around it; empty when there is nothing to be seen. */
export function cleanBody(text: string): string {
  const body = text.replace(NO_TEXT, '').toWellFormed().trim();
  return VISIBLE.test(body) ? body : '';
}

/** What is wrong with a cleaned text. */
export function bodyProblems(body: string, hasFiles: boolean): FieldError[] {
  if (body === '' && !hasFiles) return [{ path: 'body', code: FieldProblemCode.REQUIRED }];
  if ([...body].length > MAX_BODY_LENGTH) return [{ path: 'body', code: FieldProblemCode.MESSAGE_TOO_LONG, params: { max: MAX_BODY_LENGTH } }];
  return [];
}

/** A text with a mark where each span was. */
export function withoutSpans(body: string, spans: readonly Pick<ContactSpan, 'from' | 'to'>[]): string {
  const pieces = spans.map(({ from }, index) => body.slice(spans[index - 1]?.to ?? 0, from) + HIDDEN_MARK);
  return pieces.join('') + body.slice(spans.at(-1)?.to ?? 0);
}

/** Spans of a text as it was given, found in the text as it would be sent. */
export function spansAsGiven(given: string, find: (body: string) => readonly ContactSpan[]): ContactSpan[] {
  const removed = new Set([...given.matchAll(NO_TEXT)].flatMap(({ index, 0: found }) => Array.from({ length: found.length }, (_, offset) => index + offset)));
  const places = Array.from({ length: given.length }, (_, place) => place).filter((place) => !removed.has(place));
  const kept = places.map((place) => given[place]).join('');
  return find(kept).map(({ kind, from, to }) => ({ kind, from: places[from] ?? 0, to: (places[to - 1] ?? -1) + 1 }));
}

/** The pieces of a kept text, with words for what is hidden. */
export function partsOf(body: string, locale: Locale, hasAgreed: boolean): MessagePart[] {
  const words = hiddenWords(locale, hasAgreed);
  return body.split(HIDDEN_MARK).flatMap((text, index) => [
    ...(index > 0 ? [{ text: words, isHidden: true }] : []),
    ...(text === '' ? [] : [{ text, isHidden: false }]),
  ]);
}

/** The same in one string. */
export function bodyAsRead(body: string, locale: Locale, hasAgreed: boolean): string {
  return partsOf(body, locale, hasAgreed).map(({ text }) => text).join('');
}
