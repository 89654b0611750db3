import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { MINUTE_MS } from '../../../core/values/durations.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import type { TermsSnapshot } from '../quote/booking-terms.js';
import { BookingStatus } from '../booking.enums.js';

/** The end of a stay's first day in the space's time zone: requests expire then, because no host can answer later. */
export function endOfFirstDay(from: LocalDate, { timeZone }: Pick<TermsSnapshot, 'timeZone'>): Date {
  return startOfDayInstant(addDays(from, 1), timeZone);
}

/** The end of a hold that begins now: after some minutes, at most with the first day. */
export function holdEnd(from: LocalDate, terms: Pick<TermsSnapshot, 'timeZone' | 'constants'>, now: Date): Date {
  return earlierOf(new Date(now.getTime() + terms.constants.PAYMENT_TTL_MIN * MINUTE_MS), endOfFirstDay(from, terms));
}

/** The earlier of two instants. */
export function earlierOf(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** Whether a booking that can no longer be paid was merely not paid in time, swept or not. */
export function isHoldOver({
  status,
  requestedAt,
}: {
  readonly status: BookingStatus;
  readonly requestedAt: Date | null;
}): boolean {
  return status === BookingStatus.PENDING_PAYMENT || (status === BookingStatus.PAYMENT_FAILED && requestedAt === null);
}

/** The error for a payment after the minutes that the terms of the booking give. */
export function holdExpired({
  termsSnapshot,
}: {
  readonly termsSnapshot: Pick<TermsSnapshot, 'constants'>;
}): DomainError {
  return new DomainError(ErrorCode.BOOKING_HOLD_EXPIRED, { holdMinutes: termsSnapshot.constants.PAYMENT_TTL_MIN });
}
