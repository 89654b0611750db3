import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingActor, TermType } from '../../bookings/booking-types.js';
import { availableActions } from '../../bookings/lifecycle/booking-state-machine.js';
import { transitionContextOf } from '../../bookings/lifecycle/transition-context.rules.js';
import { changeEnd } from '../../bookings/changes/requests/change-end.js';
import { staffBookingActs } from './staff-booking.policy.js';
import { StaffBookingAct } from './staff-booking.types.js';
/** What the viewer may do about a booking now. */
export async function actsOfBooking(ctx, booking) {
    const { renterId, hostId, status, termType } = booking;
    return staffBookingActs(ctx.viewer, {
        renterId,
        hostId,
        status,
        actions: availableActions(transitionContextOf(booking, ctx.config), BookingActor.ADMIN, ctx.clock.now()),
        isEndFixed: termType === TermType.FIXED,
        ...(await detailsOf(ctx, booking)),
    });
}
/** The booking an act is about; throws NOT_FOUND, or FORBIDDEN when the act is not open to the viewer now. */
export async function bookingFor(ctx, id, act) {
    const booking = await ctx.em.fork().findOne(Booking, fromGlobalId('Booking', id));
    if (!booking)
        throw new DomainError(ErrorCode.NOT_FOUND);
    if (!(await actsOfBooking(ctx, booking)).includes(act))
        throw new DomainError(ErrorCode.FORBIDDEN);
    return booking;
}
/** Gives a booking another last day, for both sides. */
export async function changeBookingEnd(ctx, bookingId, end) {
    const { id } = await bookingFor(ctx, bookingId, StaffBookingAct.CHANGE_END);
    return changeEnd(ctx, id, end);
}
async function detailsOf({ db }, { id, hostId }) {
    const { suspendedAt, creditId, holdId } = await db
        .selectFrom('User as u')
        .leftJoin('Credit as c', (join) => join.on('c.bookingId', '=', id).on('c.reason', '=', 'staff'))
        .leftJoin('EarningHold as h', (join) => join.on('h.bookingId', '=', id).on('h.reason', '=', 'staff').on('h.releasedAt', 'is', null))
        .select(['u.suspendedAt', 'c.id as creditId', 'h.id as holdId'])
        .where('u.id', '=', hostId)
        .limit(1)
        .executeTakeFirstOrThrow();
    return { isHostSuspended: suspendedAt !== null, isCredited: creditId !== null, isHeld: holdId !== null };
}
//# sourceMappingURL=staff-booking-acts.js.map