import { startOfDayInstant } from '../../core/values/time-zone.js';
import { claimStatusesThat } from './claim-transitions.js';
/** What of a booking the windows of its claims are counted from. */
export function claimTimesOf({ status, startsOn, decidedAt, createdAt, moveOutAt, termsSnapshot, }) {
    const { timeZone, constants } = termsSnapshot;
    return {
        status,
        startsAt: startOfDayInstant(startsOn, timeZone),
        confirmedAt: decidedAt ?? createdAt,
        moveOutAt,
        timeZone,
        constants,
    };
}
/** Whether a side has an open claim already. */
export async function hasOpenClaim({ db }, bookingId, side) {
    const row = await db
        .selectFrom('Claim')
        .select('id')
        .where('bookingId', '=', bookingId)
        .where('side', '=', side)
        .where('status', 'in', claimStatusesThat('isOpen'))
        .executeTakeFirst();
    return row !== undefined;
}
//# sourceMappingURL=claim-times.js.map