import type { Config } from '../../../config.js';
import { addDays } from '../../../core/values/date-range.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import type { TransitionContext } from './booking-guards.rules.js';
import type { NoticeStay } from '../changes/notice/notice-days.rules.js';
import { renewalOfferDay } from '../changes/renewal/renewal-days.rules.js';
import { withdrawalDeadline } from '../cancellation/cancellation-policy.js';
import type { BookingActor, BookingStatus } from '../booking.enums.js';
import type { TermsSnapshot } from '../quote/booking-terms.js';

/** The columns that the state machine reads. */
export interface StoredBooking extends NoticeStay {
  readonly status: BookingStatus;
  readonly decidedAt: Date | null;
  readonly noticeBy: BookingActor | null;
  readonly holdExpiresAt: Date | null;
  readonly respondBy: Date | null;
  readonly moveOutAt: Date | null;
  readonly termsSnapshot: TermsSnapshot;
}

/** The inputs of the state machine from a booking and the settings. */
export function transitionContextOf(
  booking: StoredBooking,
  config: Pick<Config, 'requireIdentity' | 'requirePayoutAccount'>,
): TransitionContext {
  const { timeZone, isInstantBook, constants } = booking.termsSnapshot;
  const startsAt = startOfDayInstant(booking.from, timeZone);
  return {
    status: booking.status,
    startsAt,
    endsAt: startOfDayInstant(booking.to, timeZone),
    leftAt: startOfDayInstant(addDays(booking.to, 1), timeZone),
    activeAt: new Date(startsAt.getTime() + constants.AUTO_ACTIVE_HOURS * HOUR_MS),
    holdExpiresAt: booking.holdExpiresAt,
    respondBy: booking.respondBy,
    completesAt:
      booking.moveOutAt && new Date(booking.moveOutAt.getTime() + constants.MOVE_OUT_CONFIRM_HOURS * HOUR_MS),
    isInstantBook,
    stay: booking,
    confirmedAt: booking.decidedAt,
    noticeBy: booking.noticeBy,
    renewalOpensAt: startOfDayInstant(renewalOfferDay(booking), timeZone),
    withdrawalUntil: booking.decidedAt && withdrawalDeadline(booking.decidedAt, timeZone, constants),
    // Where they are needed, the confirming command loads them.
    isRenterIdentityApproved: !config.requireIdentity,
    isPayoutAccountReady: !config.requirePayoutAccount,
  };
}
