import { FieldProblemCode, type FieldError } from '../../../core/errors.js';

/** How long we may take (GDPR, article 12.3: a month). */
export const ANSWER_DAYS = 30;

const DAY_MS = 86_400_000;
const WORDS = { min: 20, max: 3000 } as const;

/** The day by which a request is answered. */
export function dueAfter(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + ANSWER_DAYS * DAY_MS);
}

/** A text as it is kept. */
export function tidyWords(text: string): string {
  return text.normalize('NFC').replaceAll('\0', '').trim();
}

/** What is wrong with what somebody wants to have done, or is told about it; expects tidy words. */
export function wordsProblems(path: string, words: string): FieldError[] {
  const { length } = [...words];
  return length >= WORDS.min && length <= WORDS.max ? [] : [{ path, code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: WORDS }];
}
