import { FieldProblemCode, type FieldError } from '../../core/errors/errors.js';
import { addMonthsClamped, isValidRange, type DateRange } from '../../core/values/date-range.js';
import { lengthOf } from '../../core/values/text.js';

export const MAX_BLOCKS = 200;
export const MAX_NOTE_LENGTH = 120;
export const MAX_SPACES = 100;
export const MONTHS_AHEAD = 24;

/** The problems of days to block. */
export function dayProblems(days: DateRange, today: string): FieldError[] {
  const last = addMonthsClamped(today, MONTHS_AHEAD);
  return [
    ...(isValidRange(days) ? [] : [{ path: 'to', code: FieldProblemCode.DATES_REVERSED }]),
    ...(days.from < today ? [{ path: 'from', code: FieldProblemCode.DATE_IN_PAST }] : []),
    ...(days.to > last
      ? [{ path: 'to', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min: today, max: last } }]
      : []),
  ];
}

/** The problems of the note on blocked days. */
export function noteProblems(note: string): FieldError[] {
  const isTooLong = lengthOf(note) > MAX_NOTE_LENGTH;
  return isTooLong ? [{ path: 'note', code: FieldProblemCode.TOO_LONG, params: { max: MAX_NOTE_LENGTH } }] : [];
}
