import { FieldProblemCode, type FieldError } from '../errors/errors.js';
import { isLocalDate } from './date-range.js';

/** The minimum age of hosts and renters, in years. */
export const MIN_AGE = 18;
const OLDEST = '1900-01-01';

/** Whether a person born on that day is an adult today. */
export function isOfAge(birthDate: string, today: string): boolean {
  const [year = '', ...rest] = birthDate.split('-');
  // ISO dates compare as text; this also works for people born on 29 February.
  return [String(Number(year) + MIN_AGE).padStart(4, '0'), ...rest].join('-') <= today;
}

/** The problem of a birth date, if any. */
export function birthDateProblem(birthDate: string | null | undefined, today: string): FieldError | null {
  const path = 'birthDate';
  if (!birthDate || !isLocalDate(birthDate) || birthDate < OLDEST || birthDate > today)
    return { path, code: FieldProblemCode.BIRTH_DATE_INVALID };
  return isOfAge(birthDate, today) ? null : { path, code: FieldProblemCode.UNDERAGE, params: { min: MIN_AGE } };
}
