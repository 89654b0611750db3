var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { ViewerAccount } from '../../accounts/viewer.type.js';
import { Booking } from '../booking.entity.js';
import { bookingLoader } from '../booking.loaders.js';
import { CreditItem, Credits, EarningLine, Earnings, PayoutConnection, PayoutLine, TaxSummary, } from './earnings.types.js';
import { creditsOf } from './give-credit.js';
import { hostEarnings } from './host-earnings.js';
import { payoutsOf } from './payout-lists.js';
import { Payout } from './payout.entity.js';
import { payoutLinesLoader } from './payout.loaders.js';
import { taxSummary } from './tax-summary.js';
/** The viewer's own money as a host and as a renter. */
let ViewerEarningsResolver = class ViewerEarningsResolver {
    earnings({ uuid }, ctx) {
        return hostEarnings(ctx, uuid);
    }
    payouts({ uuid }, ctx, page) {
        return payoutsOf(ctx, uuid, page);
    }
    taxSummary({ uuid }, ctx, year, quarter) {
        return taxSummary(ctx, uuid, { year, quarter });
    }
    credits({ uuid }, ctx) {
        return creditsOf(ctx, uuid);
    }
};
__decorate([
    FieldResolver(() => Earnings, {
        description: 'What the viewer earns as a host; zeros for others.',
        complexity: ({ childComplexity }) => 20 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerEarningsResolver.prototype, "earnings", null);
__decorate([
    FieldResolver(() => PayoutConnection, {
        description: "The viewer's pay-outs, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: ({ childComplexity, args }) => 5 + pageSizeOf(args) * childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx()),
    __param(2, Args(() => PAGE_ARGS))
], ViewerEarningsResolver.prototype, "payouts", null);
__decorate([
    FieldResolver(() => TaxSummary, {
        description: 'A quarter of rents and commission. Errors: BAD_REQUEST for a quarter that does not exist.',
        complexity: 10,
    }),
    __param(0, Root()),
    __param(1, Ctx()),
    __param(2, Arg('year', () => Int, { description: 'Such as 2027.' })),
    __param(3, Arg('quarter', () => Int, { description: '1–4.' }))
], ViewerEarningsResolver.prototype, "taxSummary", null);
__decorate([
    FieldResolver(() => Credits, {
        description: 'What the viewer has with us for later bookings.',
        complexity: ({ childComplexity }) => 5 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerEarningsResolver.prototype, "credits", null);
ViewerEarningsResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerEarningsResolver);
export { ViewerEarningsResolver };
const BOOKING = { nullable: true, description: 'The booking; null when the viewer may not read it.' };
/** The booking of a line, if it is of one that the viewer may read. */
function loadBooking(ctx, bookingId) {
    return bookingId === null ? null : bookingLoader(ctx).load(bookingId);
}
let EarningLineResolver = class EarningLineResolver {
    booking({ bookingId }, ctx) {
        return loadBooking(ctx, bookingId);
    }
};
__decorate([
    FieldResolver(() => Booking, BOOKING),
    __param(0, Root()),
    __param(1, Ctx())
], EarningLineResolver.prototype, "booking", null);
EarningLineResolver = __decorate([
    Resolver(() => EarningLine)
], EarningLineResolver);
export { EarningLineResolver };
let PayoutLineResolver = class PayoutLineResolver {
    booking({ bookingId }, ctx) {
        return loadBooking(ctx, bookingId);
    }
};
__decorate([
    FieldResolver(() => Booking, BOOKING),
    __param(0, Root()),
    __param(1, Ctx())
], PayoutLineResolver.prototype, "booking", null);
PayoutLineResolver = __decorate([
    Resolver(() => PayoutLine)
], PayoutLineResolver);
export { PayoutLineResolver };
let CreditItemResolver = class CreditItemResolver {
    booking({ bookingId }, ctx) {
        return loadBooking(ctx, bookingId);
    }
};
__decorate([
    FieldResolver(() => Booking, BOOKING),
    __param(0, Root()),
    __param(1, Ctx())
], CreditItemResolver.prototype, "booking", null);
CreditItemResolver = __decorate([
    Resolver(() => CreditItem)
], CreditItemResolver);
export { CreditItemResolver };
let PayoutFieldsResolver = class PayoutFieldsResolver {
    id({ id }) {
        return toGlobalId('Payout', id);
    }
    lines({ id }, ctx) {
        return payoutLinesLoader(ctx).load(id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with pot_.' }),
    __param(0, Root())
], PayoutFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => [PayoutLine], { description: 'What it consists of; the amounts sum to `amountCents`.' }),
    __param(0, Root()),
    __param(1, Ctx())
], PayoutFieldsResolver.prototype, "lines", null);
PayoutFieldsResolver = __decorate([
    Resolver(() => Payout)
], PayoutFieldsResolver);
export { PayoutFieldsResolver };
//# sourceMappingURL=viewer-earnings.resolver.js.map