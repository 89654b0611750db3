import {
  addMonthsClamped,
  daysBetween,
  isLocalDate,
  oneYearAfter,
  type LocalDate,
} from '../../../../core/values/date-range.js';
import { FieldProblemCode, type FieldError } from '../../../../core/errors/errors.js';
import { HOUR_MS } from '../../../../core/values/durations.js';
import { startOfDayInstant } from '../../../../core/values/time-zone.js';
import { BookingStatus, TermType } from '../../booking.enums.js';
import { stayProblems } from '../../quote/stay.rules.js';
import type { TermsSnapshot } from '../../quote/booking-terms.js';

/** The booking data that requested days are validated against. */
export interface ChangeableStay {
  readonly status: BookingStatus;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly termType: TermType;
  readonly termsSnapshot: TermsSnapshot;
}

/** Requested days; a rolling stay has no `to`. */
export interface RequestedDays {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

/** The days as they would be stored: a rolling stay holds a year. */
export function requestedDays(stay: ChangeableStay, { from, to }: RequestedDays) {
  return {
    from,
    to: stay.termType === TermType.ROLLING && isLocalDate(from) ? oneYearAfter(from) : (to ?? stay.to),
  };
}

/** The problems of requested days: before the start both can change; of an active stay only the end. */
export function changeProblems(stay: ChangeableStay, request: RequestedDays, today: LocalDate): FieldError[] {
  const { minDays, availableFrom, constants } = stay.termsSnapshot;
  const { from, to } = requestedDays(stay, request);
  if (from === stay.from && to === stay.to) return [{ path: 'to', code: FieldProblemCode.DATES_UNCHANGED }];
  if (stay.status === BookingStatus.CONFIRMED) {
    const wanted = { from, to: stay.termType === TermType.ROLLING ? null : to };
    return stayProblems({ ...wanted, today, minDays, availableFrom, constants });
  }
  const path = 'to';
  if (from !== stay.from) return [{ path: 'from', code: FieldProblemCode.CHANGE_TOO_LATE }];
  if (!isLocalDate(to)) return [{ path, code: FieldProblemCode.REQUIRED }];
  if (to <= today) return [{ path, code: FieldProblemCode.DATE_IN_PAST, params: { today } }];
  if (daysBetween(from, to) < minDays) return [{ path, code: FieldProblemCode.STAY_TOO_SHORT, params: { minDays } }];
  const latest = latestEnd(stay);
  return to > latest ? [{ path, code: FieldProblemCode.STAY_TOO_LONG, params: { latest } }] : [];
}

/** A renewed stay may be longer than a year; it keeps its length. */
function latestEnd({ from, to, termsSnapshot: { constants } }: ChangeableStay): LocalDate {
  const latest = addMonthsClamped(from, constants.MAX_STAY_MONTHS);
  return latest > to ? latest : to;
}

/** Until when the other side can answer: some hours, at most until the start of the first day that would change. */
export function answerDeadline(
  stay: ChangeableStay,
  requested: { readonly from: LocalDate; readonly to: LocalDate },
  { now, hours }: { readonly now: Date; readonly hours: number },
): Date {
  const changed = [
    ...(requested.from === stay.from ? [] : [requested.from, stay.from]),
    ...(requested.to === stay.to ? [] : [requested.to, stay.to]),
  ].reduce((first, day) => (day < first ? day : first), requested.to);
  const begins = startOfDayInstant(changed, stay.termsSnapshot.timeZone);
  const later = new Date(now.getTime() + hours * HOUR_MS);
  return begins < later ? begins : later;
}
