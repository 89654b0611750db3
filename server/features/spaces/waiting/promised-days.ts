import { DomainError, ErrorCode } from '../../../core/errors/errors.js';

/** Throws while somebody else on the waiting list has priority for the days of a space in that zone. */
export function refusePromisedDays(until: Date | null, timeZone: string): void {
  if (until !== null) throw new DomainError(ErrorCode.BOOKING_DAYS_PROMISED, { until: until.toISOString(), timeZone });
}
