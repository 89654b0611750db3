var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import { User } from '../../accounts/user.entity.js';
import { loadUser } from '../../accounts/user.loaders.js';
import { Adjustment } from './adjustment.entity.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { Refund } from '../../bookings/payments/refund.entity.js';
import { adjustmentsOf } from './adjust-books.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActsAbout } from '../audit/timeline.js';
import { linesOfPayment } from './ledger-lines.js';
import { actsOfPayment, refundsOfPayment } from './staff-payments.js';
import { actsOfPayout, hostHolds, partsOfPayout } from './staff-payouts.js';
import { LedgerLineView, StaffMoneyAct, StaffPayment, StaffPayout, StaffPayoutPart } from './staff-payment.types.js';
let StaffPaymentFieldsResolver = class StaffPaymentFieldsResolver {
    booking(ctx, { payment }) {
        return bookingLoader(ctx).load(payment.bookingId);
    }
    refunds(ctx, { payment }) {
        return refundsOfPayment(ctx, payment.id);
    }
    ledgerLines(ctx, { payment }) {
        return linesOfPayment(ctx, payment);
    }
    adjustments(ctx, { payment }) {
        return adjustmentsOf(ctx, payment.bookingId);
    }
    async availableActs(ctx, payment) {
        const booking = await bookingLoader(ctx).load(payment.payment.bookingId);
        return booking ? actsOfPayment(signedIn(ctx), payment, booking) : [];
    }
    async timeline(ctx, { payment }) {
        const refunds = await refundsOfPayment(ctx, payment.id);
        return listActsAbout(ctx, ['Payment', 'Refund', 'Booking'], [payment.id, payment.bookingId, ...refunds.map(({ id }) => id)]);
    }
};
__decorate([
    FieldResolver(() => Booking, {
        description: 'Its booking.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPaymentFieldsResolver.prototype, "booking", null);
__decorate([
    FieldResolver(() => [Refund], {
        description: 'What of it was ordered back, newest first.',
        complexity: ({ childComplexity }) => 5 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPaymentFieldsResolver.prototype, "refunds", null);
__decorate([
    FieldResolver(() => [LedgerLineView], {
        description: 'The books about it and its billing month, at most 100 lines.',
        complexity: 5,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPaymentFieldsResolver.prototype, "ledgerLines", null);
__decorate([
    FieldResolver(() => [Adjustment], {
        description: 'Paired entries of the staff about its booking, newest first.',
        complexity: ({ childComplexity }) => 5 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPaymentFieldsResolver.prototype, "adjustments", null);
__decorate([
    FieldResolver(() => [StaffMoneyAct], { description: 'What the viewer may do about it now.', complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPaymentFieldsResolver.prototype, "availableActs", null);
__decorate([
    FieldResolver(() => [AuditRecord], {
        description: 'The log of acts about it, its refunds and its booking, newest first, at most 50.',
        complexity: 5,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPaymentFieldsResolver.prototype, "timeline", null);
StaffPaymentFieldsResolver = __decorate([
    Resolver(() => StaffPayment)
], StaffPaymentFieldsResolver);
export { StaffPaymentFieldsResolver };
let StaffPayoutFieldsResolver = class StaffPayoutFieldsResolver {
    host(ctx, { payout }) {
        return loadUser(ctx, payout.hostId);
    }
    parts(ctx, { payout }) {
        return partsOfPayout(ctx, payout.id);
    }
    availableActs(ctx, payout) {
        return actsOfPayout(signedIn(ctx), payout);
    }
    async timeline(ctx, { payout }) {
        const holds = await hostHolds(ctx, payout.hostId);
        return listActsAbout(ctx, ['Payout'], [payout.id, payout.hostId, ...holds.map(({ id }) => id)]);
    }
};
__decorate([
    FieldResolver(() => User, { description: 'The host.', complexity: ({ childComplexity }) => 1 + childComplexity }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPayoutFieldsResolver.prototype, "host", null);
__decorate([
    FieldResolver(() => [StaffPayoutPart], { description: 'What it consists of, by booking.', complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPayoutFieldsResolver.prototype, "parts", null);
__decorate([
    FieldResolver(() => [StaffMoneyAct], { description: 'What the viewer may do about it now.', complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPayoutFieldsResolver.prototype, "availableActs", null);
__decorate([
    FieldResolver(() => [AuditRecord], {
        description: 'The log of acts about it and its host’s holds, newest first, at most 50.',
        complexity: 5,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffPayoutFieldsResolver.prototype, "timeline", null);
StaffPayoutFieldsResolver = __decorate([
    Resolver(() => StaffPayout)
], StaffPayoutFieldsResolver);
export { StaffPayoutFieldsResolver };
//# sourceMappingURL=staff-payment-fields.resolver.js.map