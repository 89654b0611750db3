var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { Booking } from '../booking.entity.js';
import { disputeStatusLoader } from '../disputes/dispute.loaders.js';
import { DisputeStatus } from '../disputes/dispute-types.js';
import { Refund } from '../payments/refund.entity.js';
import { retryRefund, settleRefundByHand } from '../payments/settle-failed-refund.js';
import { ReconciliationAlarm } from './reconciliation-alarm.entity.js';
import { Payout } from './payout.entity.js';
import { FailPayoutInput, HoldPayoutInput, ReleasePayoutInput, ResolveAlarmInput, RetryRefundInput, SettleRefundByHandInput, } from './staff-money.inputs.js';
import { countOpenAlarms, failPayout, holdPayout, listAlarms, listFailedRefunds, releasePayout, resolveAlarm, } from './staff-money.js';
const INPUT = { description: 'All there is to say.' };
/** What staff do with refunds that failed, earnings that have to wait and books that differ. */
let StaffMoneyResolver = class StaffMoneyResolver {
    id({ id }) {
        return toGlobalId('ReconciliationAlarm', id);
    }
    disputeStatus(ctx, { kind, ref }) {
        return kind === 'payment_disputed' ? disputeStatusLoader(ctx).load(ref) : null;
    }
    reconciliationAlarms(ctx) {
        return listAlarms(ctx);
    }
    openReconciliationAlarms(ctx) {
        return countOpenAlarms(ctx);
    }
    failedRefunds(ctx) {
        return listFailedRefunds(ctx);
    }
    bookingByReference(ctx, reference) {
        return ctx.em.fork().findOne(Booking, { reference: reference.trim().toUpperCase() });
    }
    async resolveReconciliationAlarm(ctx, { alarmId, resolution }) {
        return {
            reconciliationAlarm: await resolveAlarm(signedIn(ctx), fromGlobalId('ReconciliationAlarm', alarmId), resolution),
        };
    }
    async retryRefund(ctx, { refundId }) {
        return { refund: await retryRefund(signedIn(ctx), fromGlobalId('Refund', refundId)) };
    }
    async settleRefundByHand(ctx, { refundId, reason, bankReference }) {
        return {
            refund: await settleRefundByHand(signedIn(ctx), fromGlobalId('Refund', refundId), { reason, bankReference }),
        };
    }
    async failPayout(ctx, { payoutId, reason }) {
        return { payout: await failPayout(signedIn(ctx), fromGlobalId('Payout', payoutId), reason) };
    }
    async holdPayout(ctx, { hostId, bookingId, reason, until }) {
        return {
            isHeld: await holdPayout(signedIn(ctx), { ...targetOf(hostId, bookingId), reason, until: until ?? null }),
        };
    }
    async releasePayout(ctx, { hostId, bookingId, reason }) {
        return { isReleased: await releasePayout(signedIn(ctx), { ...targetOf(hostId, bookingId), reason }) };
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with alm_.' }),
    __param(0, Root())
], StaffMoneyResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => DisputeStatus, {
        nullable: true,
        description: 'Of a disputed payment: where it stands with its bank.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffMoneyResolver.prototype, "disputeStatus", null);
__decorate([
    AuthorizedStaff('SEE_MONEY'),
    Query(() => [ReconciliationAlarm], {
        description: 'Staff: differences between the books, the open ones first, at most 100.',
        complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
    }),
    __param(0, Ctx())
], StaffMoneyResolver.prototype, "reconciliationAlarms", null);
__decorate([
    AuthorizedStaff('SEE_MONEY'),
    Query(() => Int, { description: 'Staff: how many differences nobody has explained yet.' }),
    __param(0, Ctx())
], StaffMoneyResolver.prototype, "openReconciliationAlarms", null);
__decorate([
    AuthorizedStaff('SEE_MONEY'),
    Query(() => [Refund], {
        description: 'Staff: refunds that failed and wait to be retried or settled by hand, at most 100.',
        complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
    }),
    __param(0, Ctx())
], StaffMoneyResolver.prototype, "failedRefunds", null);
__decorate([
    AuthorizedStaff('SEE_BOOKINGS'),
    Query(() => Booking, {
        nullable: true,
        description: 'Staff: a booking by its reference, such as HU-2026-123456, in any case; null: there is none.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('reference', () => String, { description: 'The reference.' }))
], StaffMoneyResolver.prototype, "bookingByReference", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    PayloadMutation({
        payload: { reconciliationAlarm: [() => ReconciliationAlarm, 'The difference, explained.'] },
        description: 'Staff: explains a difference. Errors: NOT_FOUND, VALIDATION_FAILED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ResolveAlarmInput, INPUT))
], StaffMoneyResolver.prototype, "resolveReconciliationAlarm", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    PayloadMutation({
        payload: { refund: [() => Refund, 'The refund, on its way again.'] },
        description: 'Staff: asks the provider again for a refund that failed. Errors: NOT_FOUND, REFUND_NOT_FAILED {status}.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RetryRefundInput, INPUT))
], StaffMoneyResolver.prototype, "retryRefund", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    PayloadMutation({
        payload: { refund: [() => Refund, 'The refund, settled.'] },
        description: 'Staff: a refund that failed was paid by bank transfer. Errors: NOT_FOUND, REFUND_NOT_FAILED {status}, VALIDATION_FAILED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SettleRefundByHandInput, INPUT))
], StaffMoneyResolver.prototype, "settleRefundByHand", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    PayloadMutation({
        payload: { payout: [() => Payout, 'The pay-out, failed.'] },
        description: 'Staff: ends a pay-out that the provider never answered; its money is payable again. Errors: NOT_FOUND, PAYOUT_WAS_SENT, VALIDATION_FAILED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => FailPayoutInput, INPUT))
], StaffMoneyResolver.prototype, "failPayout", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    PayloadMutation({
        payload: { isHeld: [() => Boolean, 'Always true.'] },
        description: "Staff: keeps a host's earnings, or those of one booking, out of the pay-outs. Errors: NOT_FOUND, VALIDATION_FAILED.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => HoldPayoutInput, INPUT))
], StaffMoneyResolver.prototype, "holdPayout", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    PayloadMutation({
        payload: { isReleased: [() => Boolean, 'Whether there was a hold.'] },
        description: 'Staff: ends a hold of `holdPayout`; false when there is none. Errors: NOT_FOUND, VALIDATION_FAILED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ReleasePayoutInput, INPUT))
], StaffMoneyResolver.prototype, "releasePayout", null);
StaffMoneyResolver = __decorate([
    Resolver(() => ReconciliationAlarm)
], StaffMoneyResolver);
export { StaffMoneyResolver };
function targetOf(hostId, bookingId) {
    return {
        hostId: fromGlobalId('User', hostId),
        bookingId: bookingId == null ? null : fromGlobalId('Booking', bookingId),
    };
}
//# sourceMappingURL=staff-money.resolver.js.map