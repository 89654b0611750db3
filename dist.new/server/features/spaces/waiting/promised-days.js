import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
/** Throws while somebody else of the waiting list has priority on the days. */
export function refusePromisedDays(until) {
    if (until !== null)
        throw new DomainError(ErrorCode.BOOKING_DAYS_PROMISED, { until: until.toISOString() });
}
//# sourceMappingURL=promised-days.js.map