import { deliveryLoader } from '../../core/events/delivery-loader.js';
import { Booking } from './booking.entity.js';
import { canReadBooking } from './booking.policy.js';
import { spaceLoader } from '../spaces/space.loaders.js';
import { BookingStatus } from './booking-types.js';
import { Payment } from './payments/payment.entity.js';
import { Refund } from './payments/refund.entity.js';
/** Bookings the viewer may read, by uuid; null for all others. */
export function bookingLoader(ctx) {
    return ctx.loaders.get('bookings', async (ids) => {
        const found = await ctx.em.fork().find(Booking, { id: { $in: [...ids] } });
        const byId = new Map(found.filter((booking) => canReadBooking(ctx.viewer, booking)).map((booking) => [booking.id, booking]));
        return ids.map((id) => byId.get(id) ?? null);
    });
}
/** Reads a booking together with those of the deliveries to other sockets, for what is asked of it below. */
export async function loadBookingForDelivery(ctx, id) {
    const booking = await deliveryLoader(ctx, 'bookings', async ({ em }, ids) => {
        const found = await em.find(Booking, { id: { $in: [...new Set(ids)] } });
        const byId = new Map(found.map((one) => [one.id, one]));
        return ids.map((one) => byId.get(one) ?? null);
    }).load(id);
    bookingLoader(ctx).prime(id, booking && canReadBooking(ctx.viewer, booking) ? booking : null);
}
/** The newest try at the first charge of each booking. */
export function firstPaymentLoader(ctx) {
    return ctx.loaders.get('booking-first-payments', async (ids) => {
        const found = await ctx.em
            .fork()
            .find(Payment, { bookingId: { $in: [...ids] }, kind: 'first' }, { orderBy: { createdAt: 'asc', id: 'asc' } });
        // A payment's status follows from its refunds: read with it, as many statements are sent for one booking as for many.
        await refundsLoader(ctx).loadMany(ids);
        const byBooking = new Map(found.map((payment) => [payment.bookingId, payment]));
        return ids.map((id) => byBooking.get(id) ?? null);
    });
}
/** What goes back of each booking, oldest first. */
export function refundsLoader(ctx) {
    return ctx.loaders.get('booking-refunds', async (ids) => {
        const found = await ctx.em
            .fork()
            .find(Refund, { bookingId: { $in: [...ids] } }, { orderBy: { createdAt: 'asc', id: 'asc' } });
        const byBooking = Map.groupBy(found, ({ bookingId }) => bookingId);
        return ids.map((id) => byBooking.get(id) ?? []);
    });
}
/** The transitions of each booking, oldest first. */
export function timelineLoader(ctx) {
    return ctx.loaders.get('booking-timelines', async (ids) => {
        const rows = await ctx.db
            .selectFrom('BookingEvent')
            .select(['bookingId', 'fromStatus', 'toStatus', 'action', 'actorRole', 'at'])
            .where('bookingId', 'in', ids)
            .orderBy('bookingId')
            .orderBy('id')
            .execute();
        const byBooking = new Map(ids.map((id) => [id, []]));
        for (const { bookingId, ...entry } of rows)
            byBooking.get(bookingId)?.push(entry);
        return ids.map((id) => byBooking.get(id) ?? []);
    });
}
/** How many stays each renter has finished. */
export function finishedStaysLoader(ctx) {
    return ctx.loaders.get('booking-finished-stays', async (ids) => {
        const rows = await ctx.db
            .selectFrom('Booking')
            .select((eb) => ['renterId', eb.fn.countAll().as('stays')])
            .where('renterId', 'in', ids)
            .where('status', '=', BookingStatus.COMPLETED)
            .groupBy('renterId')
            .execute();
        const byId = new Map(rows.map(({ renterId, stays }) => [renterId, Number(stays)]));
        return ids.map((id) => byId.get(id) ?? 0);
    });
}
/** Whether the booking's host has written how to get in. */
export async function areInstructionsWritten(ctx, booking) {
    const space = await spaceLoader(ctx).load(booking.spaceId);
    return space?.accessInstructions != null;
}
//# sourceMappingURL=booking.loaders.js.map