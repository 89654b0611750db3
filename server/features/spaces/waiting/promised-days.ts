import { DomainError, ErrorCode } from '../../../core/errors/errors.js';

/** Throws while somebody else on the waiting list has priority for the days. */
export function refusePromisedDays(until: Date | null): void {
  if (until !== null) throw new DomainError(ErrorCode.BOOKING_DAYS_PROMISED, { until: until.toISOString() });
}
