import type { PlatformConstants } from '../../../core/constants/constants.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { addMonthsClamped, daysBetween, isLocalDate } from '../../../core/values/date-range.js';
import type { FieldError } from '../../../core/errors/errors.js';
import { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';

/** The requested days, and the terms they are validated against. */
export interface RequestedStay {
  from: LocalDate;
  /** Null for a rolling stay. */
  to: LocalDate | null;
  /** Today in the space's time zone. */
  today: LocalDate;
  minDays: number;
  availableFrom: LocalDate | null;
  constants: PlatformConstants;
}

/** The problems of the days of a stay, the first one of each end; empty when they can be requested. */
export function stayProblems(stay: RequestedStay): FieldError[] {
  return [startProblem(stay), endProblem(stay)].filter((problem) => problem !== null);
}

function startProblem({ from, today, availableFrom, constants }: RequestedStay): FieldError | null {
  const path = 'from';
  if (!isLocalDate(from)) return { path, code: FieldProblemCode.REQUIRED };
  if (from < today) return { path, code: FieldProblemCode.DATE_IN_PAST, params: { today } };
  if (availableFrom !== null && from < availableFrom)
    return { path, code: FieldProblemCode.BEFORE_AVAILABLE, params: { availableFrom } };
  const maxDays = constants.MAX_LEAD_DAYS;
  return daysBetween(today, from) > maxDays
    ? { path, code: FieldProblemCode.START_TOO_FAR, params: { maxDays } }
    : null;
}

function endProblem({ from, to, minDays, constants }: RequestedStay): FieldError | null {
  const path = 'to';
  if (to === null || !isLocalDate(from)) return null;
  if (!isLocalDate(to)) return { path, code: FieldProblemCode.REQUIRED };
  if (to <= from) return { path, code: FieldProblemCode.DATES_REVERSED };
  if (daysBetween(from, to) < minDays) return { path, code: FieldProblemCode.STAY_TOO_SHORT, params: { minDays } };
  const latest = addMonthsClamped(from, constants.MAX_STAY_MONTHS);
  return to > latest ? { path, code: FieldProblemCode.STAY_TOO_LONG, params: { latest } } : null;
}
