var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { bookingLoader } from '../booking.loaders.js';
import { Booking } from '../booking.entity.js';
import { paymentRecords } from './payment-records.js';
import { renterPayments } from './renter-payments.js';
import { PaymentRecord, PaymentRecordConnection, PaymentRecordKind, RenterDeposit, RenterPayments, UpcomingCharge, } from './renter-payments.types.js';
/** The renter's tab of payments. */
let RenterPaymentsResolver = class RenterPaymentsResolver {
    renterPayments(ctx) {
        return renterPayments(signedIn(ctx));
    }
    paymentRecords(ctx, kind, page) {
        return paymentRecords(signedIn(ctx), kind ?? null, page ?? {});
    }
};
__decorate([
    Authorized(),
    Query(() => RenterPayments, {
        description: "What the viewer's bookings as a renter cost: charges to come, deposits, and sums of each year.",
        complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
    }),
    __param(0, Ctx())
], RenterPaymentsResolver.prototype, "renterPayments", null);
__decorate([
    Authorized(),
    Query(() => PaymentRecordConnection, {
        description: "The viewer's charges and refunds as a renter. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: ({ args, childComplexity }) => 5 + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('kind', () => PaymentRecordKind, { nullable: true, description: 'Only charges, or only refunds.' })),
    __param(2, Args(() => PAGE_ARGS))
], RenterPaymentsResolver.prototype, "paymentRecords", null);
RenterPaymentsResolver = __decorate([
    Resolver()
], RenterPaymentsResolver);
export { RenterPaymentsResolver };
const loadBooking = async (ctx, id) => {
    const booking = await bookingLoader(ctx).load(id);
    if (!booking)
        throw new Error(`booking ${id} of a payment is missing`);
    return booking;
};
const OF_BOOKING = { description: 'The booking it belongs to.' };
let UpcomingChargeResolver = class UpcomingChargeResolver {
    booking({ bookingId }, ctx) {
        return loadBooking(ctx, bookingId);
    }
};
__decorate([
    FieldResolver(() => Booking, OF_BOOKING),
    __param(0, Root()),
    __param(1, Ctx())
], UpcomingChargeResolver.prototype, "booking", null);
UpcomingChargeResolver = __decorate([
    Resolver(() => UpcomingCharge)
], UpcomingChargeResolver);
export { UpcomingChargeResolver };
let RenterDepositResolver = class RenterDepositResolver {
    booking({ bookingId }, ctx) {
        return loadBooking(ctx, bookingId);
    }
};
__decorate([
    FieldResolver(() => Booking, OF_BOOKING),
    __param(0, Root()),
    __param(1, Ctx())
], RenterDepositResolver.prototype, "booking", null);
RenterDepositResolver = __decorate([
    Resolver(() => RenterDeposit)
], RenterDepositResolver);
export { RenterDepositResolver };
let PaymentRecordResolver = class PaymentRecordResolver {
    booking({ bookingId }, ctx) {
        return loadBooking(ctx, bookingId);
    }
};
__decorate([
    FieldResolver(() => Booking, OF_BOOKING),
    __param(0, Root()),
    __param(1, Ctx())
], PaymentRecordResolver.prototype, "booking", null);
PaymentRecordResolver = __decorate([
    Resolver(() => PaymentRecord)
], PaymentRecordResolver);
export { PaymentRecordResolver };
//# sourceMappingURL=renter-payments.resolver.js.map