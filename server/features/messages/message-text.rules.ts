import type { ContactSpan } from '../../core/redaction/contact-data.js';
import type { FieldError } from '../../core/errors/errors.js';
import { FieldProblemCode } from '../../core/errors/field-problem-codes.js';
import { redactionPlaceholder } from '../../core/redaction/redact-text.js';
import type { Locale } from '../../core/values/locale.js';
import { lengthOf } from '../../core/values/text.js';
import type { MessagePart } from './message.types.js';

export const MAX_BODY_LENGTH = 2000;

/** Replaces each redacted span in a stored text; removed from what users type. */
export const REDACTION_MARK = '\ufffc';

/** Control characters except the line break, bidirectional overrides, and the redaction mark. */
const FORBIDDEN_IN_TEXT = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufffc]/gu;

/** A character that is visible when rendered. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Normalizes a text: no forbidden characters, trimmed; empty when nothing in it is visible. */
export function cleanBody(text: string): string {
  const body = text.replace(FORBIDDEN_IN_TEXT, '').toWellFormed().trim();
  return VISIBLE.test(body) ? body : '';
}

/** The problems of a cleaned text. */
export function bodyProblems(body: string, hasFiles: boolean): FieldError[] {
  if (body === '' && !hasFiles) return [{ path: 'body', code: FieldProblemCode.REQUIRED }];
  if (lengthOf(body) > MAX_BODY_LENGTH)
    return [{ path: 'body', code: FieldProblemCode.MESSAGE_TOO_LONG, params: { max: MAX_BODY_LENGTH } }];
  return [];
}

/** Replaces each span by the redaction mark. */
export function redactSpans(body: string, spans: readonly Pick<ContactSpan, 'from' | 'to'>[]): string {
  const pieces = spans.map(({ from }, index) => body.slice(spans[index - 1]?.to ?? 0, from) + REDACTION_MARK);
  return pieces.join('') + body.slice(spans.at(-1)?.to ?? 0);
}

/** Finds spans in the cleaned text and returns their positions in the text as typed. */
export function findSpansInInput(given: string, find: (body: string) => readonly ContactSpan[]): ContactSpan[] {
  const removed = new Set(
    [...given.matchAll(FORBIDDEN_IN_TEXT)].flatMap(({ index, 0: found }) =>
      Array.from({ length: found.length }, (_, offset) => index + offset),
    ),
  );
  const places = Array.from({ length: given.length }, (_, place) => place).filter((place) => !removed.has(place));
  const cleaned = places.map((place) => given[place]).join('');
  return find(cleaned).map(({ kind, from, to }) => ({ kind, from: places[from] ?? 0, to: (places[to - 1] ?? -1) + 1 }));
}

/** The pieces of a stored text, with a placeholder for each redaction. */
export function renderBodyParts(body: string, locale: Locale, hasAgreed: boolean): MessagePart[] {
  const placeholder = redactionPlaceholder(locale, hasAgreed);
  return body
    .split(REDACTION_MARK)
    .flatMap((text, index) => [
      ...(index > 0 ? [{ text: placeholder, isHidden: true }] : []),
      ...(text === '' ? [] : [{ text, isHidden: false }]),
    ]);
}

/** A text as it was typed, for the staff under a case; where that is no longer stored, with a placeholder for each redaction. */
export const typedBody = (
  { original, body }: { readonly original: string | null; readonly body: string },
  locale: Locale,
): string => original ?? renderBody(body, locale, true);

/** The same as one string. */
export function renderBody(body: string, locale: Locale, hasAgreed: boolean): string {
  return renderBodyParts(body, locale, hasAgreed)
    .map(({ text }) => text)
    .join('');
}
