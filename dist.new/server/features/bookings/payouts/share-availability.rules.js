import { addDays } from '../../../core/values/date-range.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
const HOUR_MS = 3_600_000;
/** When the host's share of a cycle becomes payable; null while the end of the stay is awaited. */
export function shareAvailableAt(details) {
    if (details.isLast && !details.isCancelled)
        return details.completedAt;
    return plannedAvailability(details);
}
/** The same as it is expected: the last cycle after the time in which the host confirms the empty space. */
export function expectedAvailability(details) {
    const { endsOn, timeZone, constants } = details;
    const lastly = new Date(startOfDayInstant(endsOn, timeZone).getTime() + constants.MOVE_OUT_CONFIRM_HOURS * HOUR_MS);
    return details.isLast && !details.isCancelled ? (details.completedAt ?? lastly) : plannedAvailability(details);
}
function plannedAvailability({ startsOn, endsOn, isFirst, earlierShares, timeZone, constants }) {
    const begins = startOfDayInstant(startsOn, timeZone);
    const planned = isFirst
        ? new Date(begins.getTime() + constants.CLAIM_WINDOW_HOURS * HOUR_MS)
        : startOfDayInstant(addDays(startsOn, constants.EARNING_DELAY_DAYS), timeZone);
    const ends = startOfDayInstant(endsOn, timeZone);
    return earlierShares < constants.NEW_HOST_CYCLES && ends > planned ? ends : planned;
}
//# sourceMappingURL=share-availability.rules.js.map