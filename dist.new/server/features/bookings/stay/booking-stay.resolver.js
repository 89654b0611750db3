var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { cardLoader, cycleLoader } from '../billing/billing.loaders.js';
import { nextChargeOf } from '../billing/cycle-views.rules.js';
import { monthlyCharge } from '../quote/booking-cycles.rules.js';
import { statusMeans } from '../booking-status.rules.js';
import { Booking } from '../booking.entity.js';
import { finishedStaysLoader } from '../booking.loaders.js';
import { canReadHostMoney, canReadRenterMoney } from '../booking.policy.js';
import { comingCreditLoader } from '../renter-payments/coming-charges.js';
import { NextCharge } from '../payments/next-charge.types.js';
/** Fields of a booking for the time of the stay. */
let BookingStayResolver = class BookingStayResolver {
    async nextCharge(ctx, booking) {
        if (!canReadRenterMoney(ctx.viewer, booking) || !statusMeans(booking.status, 'isBillable'))
            return null;
        const charge = nextChargeOf(await cycleLoader(ctx).load(booking.id), booking.termsSnapshot.timeZone);
        return charge && { ...charge, renterId: booking.renterId, ...(await cardLoader(ctx).load(booking.id)) };
    }
    monthTotalCents({ viewer }, booking) {
        return canReadRenterMoney(viewer, booking) ? (monthlyCharge(booking)?.totalCents ?? null) : null;
    }
    hostMonthNetCents({ viewer }, booking) {
        return canReadHostMoney(viewer, booking) ? (monthlyCharge(booking)?.hostNetCents ?? null) : null;
    }
    renterStayCount(ctx, booking) {
        return finishedStaysLoader(ctx).load(booking.renterId);
    }
};
__decorate([
    FieldResolver(() => NextCharge, {
        nullable: true,
        description: 'The charge of a confirmed stay that comes next; after a refused one, the day of the next try. Renter and admins; null for the host.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingStayResolver.prototype, "nextCharge", null);
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: 'What the renter pays each month, all included, of a stay paid by the month; cents. Renter and admins; null for the host.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingStayResolver.prototype, "monthTotalCents", null);
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: 'What the host gets each month of a stay paid by the month; cents. Host and admins; null for the renter.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingStayResolver.prototype, "hostMonthNetCents", null);
__decorate([
    FieldResolver(() => Int, { description: 'Stays the renter has finished on Hueco.' }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingStayResolver.prototype, "renterStayCount", null);
BookingStayResolver = __decorate([
    Resolver(() => Booking)
], BookingStayResolver);
export { BookingStayResolver };
/** What of the next charge the card pays. */
let NextChargeResolver = class NextChargeResolver {
    async creditCents(ctx, { renterId, cycleId }) {
        return (await comingCreditLoader(ctx).load(renterId)).get(cycleId) ?? 0;
    }
};
__decorate([
    FieldResolver(() => Int, {
        description: "What of it the renter's credit pays, as it is now; the card pays the rest. Cents.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], NextChargeResolver.prototype, "creditCents", null);
NextChargeResolver = __decorate([
    Resolver(() => NextCharge)
], NextChargeResolver);
export { NextChargeResolver };
//# sourceMappingURL=booking-stay.resolver.js.map