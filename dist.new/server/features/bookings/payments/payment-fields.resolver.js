var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Booking } from '../booking.entity.js';
import { bookingLoader, refundsLoader } from '../booking.loaders.js';
import { PaymentStatus } from '../booking-types.js';
import { RefundStatus } from '../cancellation/cancellation-types.js';
import { paymentStateOf } from './payment-state.rules.js';
import { Payment } from './payment.entity.js';
import { Refund } from './refund.entity.js';
let PaymentFieldsResolver = class PaymentFieldsResolver {
    async status(ctx, payment) {
        if (payment.capturedAt === null)
            return payment.status;
        const done = (await refundsLoader(ctx).load(payment.bookingId)).filter(({ paymentId, status }) => paymentId === payment.id && status === RefundStatus.DONE);
        return paymentStateOf(payment, done.reduce((sum, { totalCents }) => sum + totalCents, 0));
    }
};
__decorate([
    FieldResolver(() => PaymentStatus, { description: 'Its status; what was given back follows from its refunds.' }),
    __param(0, Ctx()),
    __param(1, Root())
], PaymentFieldsResolver.prototype, "status", null);
PaymentFieldsResolver = __decorate([
    Resolver(() => Payment)
], PaymentFieldsResolver);
export { PaymentFieldsResolver };
let RefundFieldsResolver = class RefundFieldsResolver {
    booking({ bookingId }, ctx) {
        return bookingLoader(ctx).load(bookingId);
    }
    id({ id }) {
        return toGlobalId('Refund', id);
    }
};
__decorate([
    FieldResolver(() => Booking, {
        nullable: true,
        description: 'Its booking; null for whoever may not read it.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], RefundFieldsResolver.prototype, "booking", null);
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with rfn_.' }),
    __param(0, Root())
], RefundFieldsResolver.prototype, "id", null);
RefundFieldsResolver = __decorate([
    Resolver(() => Refund)
], RefundFieldsResolver);
export { RefundFieldsResolver };
//# sourceMappingURL=payment-fields.resolver.js.map