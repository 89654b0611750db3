import { NOTICE_LENGTH } from '../../../core/constants/notice-length.js';
import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { isWithin } from '../../../core/values/text.js';

/** Time limit for an answer (GDPR, article 12.3: one month). */
export const ANSWER_DAYS = 30;

/** The deadline of a request. */
export function dueAfter(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + ANSWER_DAYS * DAY_MS);
}

/** Validates the text of a request or answer; expects it normalized. */
export function textProblems(path: string, text: string): FieldError[] {
  return isWithin(text, NOTICE_LENGTH)
    ? []
    : [{ path, code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: NOTICE_LENGTH }];
}
