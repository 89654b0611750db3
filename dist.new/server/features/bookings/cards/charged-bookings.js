import { statusesThat } from '../booking-status.rules.js';
/** The bookings that charge a card, by their first day. */
export async function bookingsCharging(ctx, card) {
    return (await chargedBookingsOf(ctx, card.userId)).filter((booking) => isCharging(booking, card));
}
/** The bookings of a user's cards: one query, however many cards are asked about. */
export function chargedBookingsLoader(ctx) {
    return ctx.loaders.get('charged-bookings', (userIds) => Promise.all(userIds.map((userId) => chargedBookingsOf(ctx, userId))));
}
export const isCharging = (booking, card) => booking.provider === card.provider &&
    (booking.ref === card.ref || (card.fingerprint !== null && booking.fingerprint === card.fingerprint));
/* The card that the renter chose for a booking, else that of its latest charge. */
async function chargedBookingsOf(ctx, userId) {
    const latest = ctx.db
        .selectFrom('Payment')
        .distinctOn('bookingId')
        .select(['bookingId', 'provider', 'paymentMethodRef'])
        .where('renterId', '=', userId)
        .orderBy('bookingId')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .as('p');
    const rows = await ctx.db
        .selectFrom('Booking as b')
        .innerJoin(latest, 'p.bookingId', 'b.id')
        .select(['b.id', 'b.reference', 'b.paymentMethodRef as chosen', 'p.provider', 'p.paymentMethodRef as latest'])
        .where('b.status', 'in', [...statusesThat('holdsDates')])
        .orderBy('b.startsOn')
        .execute();
    const cards = await ctx.db
        .selectFrom('PaymentMethod')
        .select(['ref', 'fingerprint'])
        .where('userId', '=', userId)
        .execute();
    const fingerprints = new Map(cards.map(({ ref, fingerprint }) => [ref, fingerprint]));
    return rows.map(({ chosen, latest: charged, ...booking }) => {
        const ref = chosen ?? charged;
        return { ...booking, ref, fingerprint: (ref && fingerprints.get(ref)) ?? null };
    });
}
//# sourceMappingURL=charged-bookings.js.map