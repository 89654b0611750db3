import type { ServiceContext } from '../../core/context.js';
import { startOfDayInstant } from '../../core/values/time-zone.js';
import type { Booking } from '../bookings/booking.entity.js';
import { claimStatusesThat } from './claim-status.rules.js';
import type { ClaimTimes } from './claim-cases.rules.js';
import type { ClaimSide } from './claim.enums.js';

/** The booking data that the windows of its claims are counted from. */
export function claimTimesOf({ status, from, decidedAt, createdAt, moveOutAt, termsSnapshot }: Booking): ClaimTimes {
  const { timeZone, constants } = termsSnapshot;
  return {
    status,
    startsAt: startOfDayInstant(from, timeZone),
    confirmedAt: decidedAt ?? createdAt,
    moveOutAt,
    timeZone,
    constants,
  };
}

/** Whether a side already has an open claim. */
export async function hasOpenClaim({ db }: ServiceContext, bookingId: string, side: ClaimSide): Promise<boolean> {
  const row = await db
    .selectFrom('Claim')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('side', '=', side)
    .where('status', 'in', claimStatusesThat('isOpen'))
    .executeTakeFirst();
  return row !== undefined;
}
