import { addDays } from '../../../core/values/date-range.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { renewalOfferDay } from '../changes/renewal/renewal-days.rules.js';
import { withdrawalDeadline } from '../cancellation/cancellation-policy.js';
const HOUR_MS = 3_600_000;
/** What of a booking, and of the settings, the state machine reads. */
export function transitionContextOf(booking, config) {
    const { timeZone, isInstantBook, constants } = booking.termsSnapshot;
    const startsAt = startOfDayInstant(booking.startsOn, timeZone);
    return {
        status: booking.status,
        startsAt,
        endsAt: startOfDayInstant(booking.endsOn, timeZone),
        leftAt: startOfDayInstant(addDays(booking.endsOn, 1), timeZone),
        activeAt: new Date(startsAt.getTime() + constants.AUTO_ACTIVE_HOURS * HOUR_MS),
        holdExpiresAt: booking.holdExpiresAt,
        respondBy: booking.respondBy,
        completesAt: booking.moveOutAt && new Date(booking.moveOutAt.getTime() + constants.MOVE_OUT_CONFIRM_HOURS * HOUR_MS),
        isInstantBook,
        stay: booking,
        confirmedAt: booking.decidedAt,
        noticeBy: booking.noticeBy,
        renewalOpensAt: startOfDayInstant(renewalOfferDay(booking), timeZone),
        withdrawalUntil: booking.decidedAt && withdrawalDeadline(booking.decidedAt, timeZone, constants),
        // Where they are needed, the command that confirms looks them up.
        isRenterIdentityApproved: !config.requireIdentity,
        isPayoutAccountReady: !config.requirePayoutAccount,
    };
}
//# sourceMappingURL=transition-context.rules.js.map