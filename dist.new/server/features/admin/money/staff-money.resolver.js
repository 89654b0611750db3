var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, ObjectType, Field, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { LONG_PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { User } from '../../accounts/user.entity.js';
import { loadUser } from '../../accounts/user.loaders.js';
import { adjustBooks, decideAdjustment, proposedAdjustments } from './adjust-books.js';
import { Adjustment } from './adjustment.entity.js';
import { AdjustmentStatus } from './adjustment-types.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { listMovements } from './money-movements.js';
import { MoneyMovementConnection } from './money-movement.types.js';
import { findStaffPayment, mayMoveMoney, refundPayment } from './staff-payments.js';
import { findStaffPayout } from './staff-payouts.js';
import { AdjustBooksInput, DecideAdjustmentInput, MoneyMovementFilter, RefundPaymentInput, } from './staff-money.inputs.js';
import { RefundPaymentPayload, StaffPayment, StaffPayout } from './staff-payment.types.js';
const INPUT = { description: 'All there is to say.' };
const ERRORS = 'NOT_FOUND, FORBIDDEN (their own, or not now), VALIDATION_FAILED, MFA_SETUP_REQUIRED.';
const CASE = { nullable: true, complexity: 10 };
let AdjustBooksPayload = class AdjustBooksPayload {
    adjustment;
};
__decorate([
    Field(() => Adjustment, { description: 'The entry as it stands now.' })
], AdjustBooksPayload.prototype, "adjustment", void 0);
AdjustBooksPayload = __decorate([
    ObjectType({ description: 'A paired entry was booked, or proposed to a second person.' })
], AdjustBooksPayload);
export { AdjustBooksPayload };
let DecideAdjustmentPayload = class DecideAdjustmentPayload {
    adjustment;
};
__decorate([
    Field(() => Adjustment, { description: 'The entry as it stands now.' })
], DecideAdjustmentPayload.prototype, "adjustment", void 0);
DecideAdjustmentPayload = __decorate([
    ObjectType({ description: 'A second person has decided about a paired entry.' })
], DecideAdjustmentPayload);
export { DecideAdjustmentPayload };
/** Money as the staff look it up and decide about it. */
let StaffMoneyRoomResolver = class StaffMoneyRoomResolver {
    moneyMovements(ctx, filter, page) {
        return listMovements(ctx, filter ?? {}, page ?? {});
    }
    staffPayment(ctx, id) {
        return findStaffPayment(ctx, fromGlobalId('StaffPayment', id));
    }
    staffPayout(ctx, id) {
        return findStaffPayout(ctx, fromGlobalId('StaffPayout', id));
    }
    proposedAdjustments(ctx) {
        return proposedAdjustments(ctx);
    }
    async refundPayment(ctx, { paymentId, ...refund }) {
        return { payment: await refundPayment(signedIn(ctx), paymentId, refund) };
    }
    async adjustBooks(ctx, { bookingId, ...order }) {
        const adjustment = await adjustBooks(signedIn(ctx), { ...order, bookingId: fromGlobalId('Booking', bookingId) });
        return { adjustment };
    }
    async decideAdjustment(ctx, { adjustmentId, ...decision }) {
        const id = fromGlobalId('LedgerAdjustment', adjustmentId);
        return { adjustment: await decideAdjustment(signedIn(ctx), id, decision) };
    }
    id({ id }) {
        return toGlobalId('LedgerAdjustment', id);
    }
    booking(ctx, { bookingId }) {
        return bookingLoader(ctx).load(bookingId);
    }
    proposer(ctx, { proposedBy }) {
        return loadUser(ctx, proposedBy);
    }
    async canDecide(ctx, adjustment) {
        if (adjustment.status !== AdjustmentStatus.PROPOSED)
            return false;
        const booking = await bookingLoader(ctx).load(adjustment.bookingId);
        const people = [adjustment.proposedBy, adjustment.hostId, ...(booking ? [booking.renterId] : [])];
        return mayMoveMoney(signedIn(ctx).viewer, people);
    }
};
__decorate([
    AuthorizedStaff('SEE_MONEY'),
    Query(() => MoneyMovementConnection, {
        complexity: ({ args, childComplexity }) => 10 + pageSizeOf(args, 50) * (1 + childComplexity),
        description: 'Staff: payments, refunds and pay-outs by a filter, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => MoneyMovementFilter, { nullable: true, description: 'Which ones; all by default.' })),
    __param(2, Args(() => LONG_PAGE_ARGS))
], StaffMoneyRoomResolver.prototype, "moneyMovements", null);
__decorate([
    AuthorizedStaff('SEE_MONEY'),
    Query(() => StaffPayment, { ...CASE, description: 'Staff: a payment by its id; null: there is none.' }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'Its id, begins with spy_.' }))
], StaffMoneyRoomResolver.prototype, "staffPayment", null);
__decorate([
    AuthorizedStaff('SEE_MONEY'),
    Query(() => StaffPayout, { ...CASE, description: 'Staff: a pay-out by its id; null: there is none.' }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'Its id, begins with spo_.' }))
], StaffMoneyRoomResolver.prototype, "staffPayout", null);
__decorate([
    AuthorizedStaff('SEE_MONEY'),
    Query(() => [Adjustment], {
        complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
        description: 'Staff: paired entries that wait for a second person, the oldest first, at most 100.',
    }),
    __param(0, Ctx())
], StaffMoneyRoomResolver.prototype, "proposedAdjustments", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    Mutation(() => RefundPaymentPayload, {
        complexity: 10,
        description: `Staff: gives a part of a payment of the rent back, spread over rent, plan and fee. Errors: AMOUNT_OUT_OF_RANGE {max} at \`amountCents\`, IDEMPOTENCY_IN_PROGRESS while it is being charged, ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RefundPaymentInput, INPUT))
], StaffMoneyRoomResolver.prototype, "refundPayment", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    Mutation(() => AdjustBooksPayload, {
        complexity: 10,
        description: `Staff: books a paired entry about a booking; above 500 € it only proposes it. Errors: AMOUNT_OUT_OF_RANGE {max} at \`amountCents\`, ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AdjustBooksInput, INPUT))
], StaffMoneyRoomResolver.prototype, "adjustBooks", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    Mutation(() => DecideAdjustmentPayload, {
        complexity: 10,
        description: `Staff: confirms or returns a paired entry that somebody else proposed. Errors: ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DecideAdjustmentInput, INPUT))
], StaffMoneyRoomResolver.prototype, "decideAdjustment", null);
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with adj_.' }),
    __param(0, Root())
], StaffMoneyRoomResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Booking, {
        description: 'The booking it is about.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffMoneyRoomResolver.prototype, "booking", null);
__decorate([
    FieldResolver(() => User, {
        description: 'Who proposed it.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffMoneyRoomResolver.prototype, "proposer", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether the viewer may decide about it: not their own, and not about their booking.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffMoneyRoomResolver.prototype, "canDecide", null);
StaffMoneyRoomResolver = __decorate([
    Resolver(() => Adjustment)
], StaffMoneyRoomResolver);
export { StaffMoneyRoomResolver };
//# sourceMappingURL=staff-money.resolver.js.map