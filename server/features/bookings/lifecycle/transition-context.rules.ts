import type { Config } from '../../../config.js';
import type { PlatformConstants } from '../../../core/constants.js';
import { addDays } from '../../../core/date-range.js';
import { startOfDayInstant } from '../../../core/time-zone.js';
import type { TransitionContext } from './booking-guards.rules.js';
import type { BookingStatus } from '../booking-types.js';

/** The stored columns that the state machine looks at. */
export interface StoredBooking {
  readonly status: BookingStatus;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly holdExpiresAt: Date | null;
  readonly respondBy: Date | null;
  readonly moveOutAt: Date | null;
  readonly termsSnapshot: {
    readonly timeZone: string;
    readonly isInstantBook: boolean;
    readonly constants: Pick<PlatformConstants, 'AUTO_ACTIVE_HOURS' | 'MOVE_OUT_CONFIRM_HOURS'>;
  };
}

const HOUR_MS = 3_600_000;

/** What of a booking, and of the settings, the state machine reads. */
export function transitionContextOf(
  booking: StoredBooking,
  config: Pick<Config, 'requireIdentity' | 'requirePayoutAccount'>,
): TransitionContext {
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
    completesAt:
      booking.moveOutAt && new Date(booking.moveOutAt.getTime() + constants.MOVE_OUT_CONFIRM_HOURS * HOUR_MS),
    isInstantBook,
    // Where one is needed, the command that confirms looks it up; nobody can give an account to be paid to yet.
    isRenterIdentityApproved: !config.requireIdentity,
    isPayoutAccountReady: !config.requirePayoutAccount,
  };
}
