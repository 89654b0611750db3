import { FieldProblemCode, refuseProblems, type FieldError } from './errors/errors.js';
import { cleanText, lengthOf } from './values/text.js';

/** Characters of a reason that the staff give for an act. */
export const MAX_REASON_LENGTH = 1000;

/** The normalized reason for an act of the staff; throws VALIDATION_FAILED at `path`. */
export function requireReason(given: string, path = 'statement'): string {
  const reason = cleanText(given);
  refuseProblems(reasonProblems(reason, path));
  return reason;
}

/** The problem of a normalized reason, if any. */
export function reasonProblems(reason: string, path: string, max = MAX_REASON_LENGTH): FieldError[] {
  if (reason === '') return [{ path, code: FieldProblemCode.REASON_REQUIRED }];
  return lengthOf(reason) > max ? [{ path, code: FieldProblemCode.TOO_LONG, params: { max } }] : [];
}
