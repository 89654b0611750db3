import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { Booking } from '../booking.entity.js';
import { viewerRoleOf } from '../booking.policy.js';
/** A booking for one of its sides or the staff, read without a lock; throws NOT_FOUND for everybody else. */
export async function findBookingAs(ctx, id) {
    const reader = { ...ctx, em: ctx.em.fork() };
    const booking = await reader.em.findOne(Booking, id);
    const actor = booking && viewerRoleOf(ctx.viewer, booking);
    if (!booking || !actor)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return { booking, actor, reader };
}
//# sourceMappingURL=find-booking.js.map