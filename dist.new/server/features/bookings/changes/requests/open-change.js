import { ChangeRequest } from './change-request.entity.js';
import { ChangeStatus } from './change-request-types.js';
/** Whether one side of a locked booking waits for the other's answer; one whose time is over counts no more. */
export async function hasOpenChange(tx, bookingId) {
    const open = await tx.db
        .selectFrom('ChangeRequest')
        .select('id')
        .where('bookingId', '=', bookingId)
        .where('status', '=', ChangeStatus.OPEN)
        .where('expiresAt', '>', tx.clock.now())
        .executeTakeFirst();
    return open !== undefined;
}
/** The change that waits for an answer in each booking. */
export function openChangeLoader(ctx) {
    return ctx.loaders.get('booking-open-changes', async (ids) => {
        const found = await ctx.em.fork().find(ChangeRequest, {
            bookingId: { $in: [...ids] },
            status: ChangeStatus.OPEN,
            expiresAt: { $gt: ctx.clock.now() },
        });
        const byBooking = new Map(found.map((change) => [change.bookingId, change]));
        return ids.map((id) => byBooking.get(id) ?? null);
    });
}
//# sourceMappingURL=open-change.js.map