import type { ServiceContext } from '../../../core/context.js';
import type { DateRange } from '../../../core/values/date-range.js';
import { readOthersPriority } from '../../spaces/waiting/days-priority.js';
import { refusePromisedDays } from '../../spaces/waiting/promised-days.js';
import type { Booking } from '../booking.entity.js';
import { isRangeTaken } from '../quote/bookable-space.js';
import { datesTaken } from '../quote/space-busy.js';

const priorityOn = (ctx: ServiceContext, { spaceId, renterId }: Booking, days: DateRange): Promise<Date | null> =>
  readOthersPriority(ctx, { ...days, spaceId, userId: renterId, now: ctx.clock.now() });

/** Whether a booking may have these days: nothing else takes them, and nobody on the waiting list has priority for them. */
export async function canHaveDays(ctx: ServiceContext, booking: Booking, days: DateRange): Promise<boolean> {
  if (await isRangeTaken(ctx, booking.spaceId, days.from, days.to, [booking.id])) return false;
  return (await priorityOn(ctx, booking, days)) === null;
}

/** Throws unless a booking may have these days. */
export async function refuseTakenDays(tx: ServiceContext, booking: Booking, days: DateRange): Promise<void> {
  if (await isRangeTaken(tx, booking.spaceId, days.from, days.to, [booking.id]))
    throw await datesTaken(tx, booking.spaceId, days, [booking.id]);
  refusePromisedDays(await priorityOn(tx, booking, days), booking.termsSnapshot.timeZone);
}
