import { readOthersPriority } from '../../spaces/waiting/days-priority.js';
import { refusePromisedDays } from '../../spaces/waiting/promised-days.js';
import { isRangeTaken } from '../quote/bookable-space.js';
import { datesTaken } from '../quote/space-busy.js';
const priorityOn = (ctx, { spaceId, renterId }, days) => readOthersPriority(ctx, { ...days, spaceId, userId: renterId, now: ctx.clock.now() });
/** Whether a booking may have these days: nothing else takes them, and nobody of the waiting list has priority on them. */
export async function canHaveDays(ctx, booking, days) {
    if (await isRangeTaken(ctx, booking.spaceId, days.from, days.to, [booking.id]))
        return false;
    return (await priorityOn(ctx, booking, days)) === null;
}
/** Throws unless a booking may have these days. */
export async function refuseTakenDays(tx, booking, days) {
    if (await isRangeTaken(tx, booking.spaceId, days.from, days.to, [booking.id]))
        throw await datesTaken(tx, booking.spaceId, days, [booking.id]);
    refusePromisedDays(await priorityOn(tx, booking, days));
}
//# sourceMappingURL=refuse-taken-days.js.map