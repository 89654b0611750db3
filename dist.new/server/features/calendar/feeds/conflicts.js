import { sql } from 'kysely';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { BookingStatus } from '../../bookings/booking-types.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
/** A hold shows to nobody but its renter, and a stay that is over cannot clash any more. */
const CLASHING = statusesThat('holdsDates').filter((status) => status !== BookingStatus.PENDING_PAYMENT);
/** Days from today on that a feed has busy and a booking holds. */
export function readConflicts(ctx, feedIds) {
    if (feedIds.length === 0)
        return Promise.resolve([]);
    const today = ctx.clock.today();
    const from = sql `greatest(${sql.ref('k.startsOn')}, ${sql.ref('b.startsOn')})::text`;
    const to = sql `least(${sql.ref('k.endsOn')}, ${sql.ref('b.endsOn')})::text`;
    return ctx.db
        .selectFrom('SpaceBlock as k')
        .innerJoin('Booking as b', 'b.spaceId', 'k.spaceId')
        .select(['k.feedId', 'b.id as bookingId', from.as('from'), to.as('to')])
        .select(['k.startsOn as busyFrom', 'k.endsOn as busyTo'])
        .$narrowType()
        .where('k.feedId', 'in', feedIds)
        .where('k.endsOn', '>', today)
        .where('b.endsOn', '>', today)
        .where('b.status', 'in', CLASHING)
        .where(sql `${sql.ref('k.period')} && ${sql.ref('b.period')}`)
        .orderBy('k.startsOn')
        .orderBy('b.startsOn')
        .execute();
}
/** The conflicts of each feed. */
export async function conflictsOf(ctx, feedId) {
    const loader = ctx.loaders.get('calendar-conflicts', async (ids) => {
        const rows = await readConflicts(ctx, ids);
        return ids.map((id) => rows.filter((row) => row.feedId === id));
    });
    const found = await Promise.all((await loader.load(feedId)).map(async ({ bookingId, from, to, busyFrom, busyTo }) => {
        const booking = await bookingLoader(ctx).load(bookingId);
        return booking && { from, to, busyFrom, busyTo, booking };
    }));
    return found.filter((conflict) => conflict !== null);
}
//# sourceMappingURL=conflicts.js.map