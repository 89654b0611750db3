import { loadMoveInContext } from '../../bookings/stay/move-in-context.js';
import { isAccessOpen, isMoveIn, moveInItems, withCondition } from '../../bookings/stay/move-in.rules.js';
import { bookingRecordsLoader } from '../claim.loaders.js';
/** How far the move-in of a booking is prepared; null while there is none. */
export async function loadMoveIn(ctx, booking) {
    const today = ctx.clock.today(booking.termsSnapshot.timeZone);
    if (!isMoveIn(booking, today))
        return null;
    const [details, records] = await Promise.all([
        loadMoveInContext(ctx, booking),
        bookingRecordsLoader(ctx).load(booking.id),
    ]);
    const items = moveInItems(details);
    return {
        items: withCondition(items, records),
        accessOpensOn: booking.startsOn,
        isAccessOpen: isAccessOpen(details, items),
    };
}
//# sourceMappingURL=load-move-in.js.map