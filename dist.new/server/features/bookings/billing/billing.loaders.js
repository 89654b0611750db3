import { BillingCycle } from './billing-cycle.entity.js';
import { lastUseOf } from './booking-card.js';
/** The cycles of each booking in the order of their numbers. */
export function cycleLoader(ctx) {
    return ctx.loaders.get('booking-cycles', async (ids) => {
        const found = await ctx.em
            .fork()
            .find(BillingCycle, { bookingId: { $in: [...ids] } }, { orderBy: { cycleNo: 'asc' } });
        const byBooking = new Map(ids.map((id) => [id, []]));
        for (const cycle of found)
            byBooking.get(cycle.bookingId)?.push(cycle);
        return ids.map((id) => byBooking.get(id) ?? []);
    });
}
/** The card of each booking's next charge. */
export function cardLoader(ctx) {
    return ctx.loaders.get('booking-cards', async (ids) => {
        const rows = await ctx.db
            .selectFrom('Payment as p')
            .innerJoin('Booking as b', 'b.id', 'p.bookingId')
            .select(['p.bookingId', 'p.paymentMethodRef', 'p.methodBrand', 'p.methodLast4', 'p.capturedAt'])
            .leftJoin('PaymentMethod as m', (join) => join.onRef('m.userId', '=', 'b.renterId').onRef('m.ref', '=', 'b.paymentMethodRef'))
            .select(['b.paymentMethodRef as chosenRef', 'm.brand', 'm.last4'])
            .where('p.bookingId', 'in', ids)
            .where('p.paymentMethodRef', 'is not', null)
            .orderBy('p.createdAt', 'desc')
            .orderBy('p.id', 'desc')
            .execute();
        return ids.map((id) => {
            const payments = rows.filter(({ bookingId }) => bookingId === id);
            const [newest] = payments;
            if (newest?.brand)
                return { methodBrand: newest.brand, methodLast4: newest.last4 };
            const { methodBrand = null, methodLast4 = null } = lastUseOf(newest?.chosenRef ?? null, payments) ?? {};
            return { methodBrand, methodLast4 };
        });
    });
}
//# sourceMappingURL=billing.loaders.js.map