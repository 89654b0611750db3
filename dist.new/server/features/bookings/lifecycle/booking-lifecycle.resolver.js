var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { loadUser } from '../../accounts/user.loaders.js';
import { Booking } from '../booking.entity.js';
import { transitionContextOf } from './transition-context.rules.js';
import { CancelBookingInput, ConfirmMoveOutInput, MarkBookingActiveInput } from '../booking.inputs.js';
import { firstPaymentLoader, refundsLoader } from '../booking.loaders.js';
import { canReadRenterMoney, viewerRoleOf } from '../booking.policy.js';
import { CancelBookingPayload, ConfirmMoveOutPayload, MarkBookingActivePayload } from './booking-payloads.types.js';
import { availableActions } from './booking-state-machine.js';
import { BookingAction, BookingStatus } from '../booking-types.js';
import { cancelBooking } from '../cancellation/cancel-booking.js';
import { cancellationContext } from '../cancellation/cancellation-context.js';
import { cancellationPreview } from '../cancellation/cancellation-preview.rules.js';
import { CancellationPreview } from '../cancellation/cancellation-preview.types.js';
import { confirmMoveOut } from '../stay/end-stay.js';
import { markBookingActive } from '../stay/mark-active.js';
import { Refund } from '../payments/refund.entity.js';
import { completionTime } from '../stay/stay-timers.js';
const INPUT = { description: 'All there is to say.' };
const COST = 10;
const cost = ({ childComplexity }) => COST + childComplexity;
/** Cancellation, beginning and end of a confirmed booking. */
let BookingLifecycleResolver = class BookingLifecycleResolver {
    async cancellation(ctx, booking) {
        const actor = viewerRoleOf(ctx.viewer, booking);
        const now = ctx.clock.now();
        if (!actor ||
            !availableActions(transitionContextOf(booking, ctx.config), actor, now).includes(BookingAction.CANCEL))
            return null;
        const [payment, refunds, host] = await Promise.all([
            firstPaymentLoader(ctx).load(booking.id),
            refundsLoader(ctx).load(booking.id),
            loadUser(ctx, booking.hostId),
        ]);
        return cancellationPreview(cancellationContext(booking, payment, { actor, isHostSuspended: host.suspendedAt !== null, refunds }), now);
    }
    async refund(ctx, booking) {
        return (await this.refunds(ctx, booking)).at(-1) ?? null;
    }
    async refunds(ctx, booking) {
        return canReadRenterMoney(ctx.viewer, booking) ? refundsLoader(ctx).load(booking.id) : [];
    }
    completesAt(booking) {
        return booking.status === BookingStatus.MOVE_OUT ? completionTime(booking) : null;
    }
    timeZone(booking) {
        return booking.termsSnapshot.timeZone;
    }
    async cancelBooking(ctx, input) {
        const { bookingId, reason, text, refundCents } = input;
        return {
            booking: await cancelBooking(signedIn(ctx), fromGlobalId('Booking', bookingId), {
                reason: reason ?? null,
                text: text ?? '',
                refundCents: refundCents ?? null,
            }),
        };
    }
    async markBookingActive(ctx, input) {
        return { booking: await markBookingActive(signedIn(ctx), fromGlobalId('Booking', input.bookingId)) };
    }
    async confirmMoveOut(ctx, input) {
        return { booking: await confirmMoveOut(signedIn(ctx), fromGlobalId('Booking', input.bookingId)) };
    }
};
__decorate([
    FieldResolver(() => CancellationPreview, {
        nullable: true,
        description: 'What calling it off now would mean; null when the viewer cannot.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingLifecycleResolver.prototype, "cancellation", null);
__decorate([
    FieldResolver(() => Refund, {
        nullable: true,
        description: 'The newest of `refunds`; null without one, and for the host.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingLifecycleResolver.prototype, "refund", null);
__decorate([
    FieldResolver(() => [Refund], {
        description: 'Everything that goes back, oldest first. Renter and admins; empty for the host.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingLifecycleResolver.prototype, "refunds", null);
__decorate([
    FieldResolver(() => Date, {
        nullable: true,
        description: "When the host's silence means that the space is empty and the keys are back; null but in MOVE_OUT.",
    }),
    __param(0, Root())
], BookingLifecycleResolver.prototype, "completesAt", null);
__decorate([
    FieldResolver(() => String, {
        description: 'The time zone of the space, in which its days begin and end: Europe/Madrid or Atlantic/Canary.',
    }),
    __param(0, Root())
], BookingLifecycleResolver.prototype, "timeZone", null);
__decorate([
    Authorized(),
    Mutation(() => CancelBookingPayload, {
        description: 'Cancels a confirmed booking before its start (staff: until it is active). A renter is refunded by the policy, otherwise in full; a host is charged `cancellation.hostFeeCents`. A booking that was called off already is answered as it is. Errors: BOOKING_REFUND_CHANGED {refundCents}, BOOKING_TRANSITION_REFUSED {allowed}, VALIDATION_FAILED, IDEMPOTENCY_IN_PROGRESS while its charge is being taken, NOT_FOUND.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => CancelBookingInput, INPUT))
], BookingLifecycleResolver.prototype, "cancelBooking", null);
__decorate([
    Authorized(),
    Mutation(() => MarkBookingActivePayload, {
        description: 'Renter or host: the renter has moved in. From the first day on, once the first four of the move-in list are done; otherwise the clock does so a day after the start. Errors: BOOKING_TRANSITION_REFUSED {allowed}, NOT_FOUND.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MarkBookingActiveInput, INPUT))
], BookingLifecycleResolver.prototype, "markBookingActive", null);
__decorate([
    Authorized(),
    Mutation(() => ConfirmMoveOutPayload, {
        description: 'Host: the space is empty and the keys are back. Her silence of 72 hours says the same. Errors: BOOKING_TRANSITION_REFUSED {allowed}, NOT_FOUND.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ConfirmMoveOutInput, INPUT))
], BookingLifecycleResolver.prototype, "confirmMoveOut", null);
BookingLifecycleResolver = __decorate([
    Resolver(() => Booking)
], BookingLifecycleResolver);
export { BookingLifecycleResolver };
//# sourceMappingURL=booking-lifecycle.resolver.js.map