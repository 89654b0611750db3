var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { Authorized, AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { Booking } from '../booking.entity.js';
import { bookingLoader } from '../booking.loaders.js';
import { viewerRoleOf } from '../booking.policy.js';
import { BookingActor } from '../booking-types.js';
import { AllowChargesInput, AnswerBookingChangeInput, AskForDatesInput, AskToUndoNoticeInput, GiveNoticeInput, RenewBookingInput, WithdrawBookingChangeInput, WithdrawFromContractInput, } from './changes.inputs.js';
import { giveNotice } from './notice/give-notice.js';
import { renewBooking } from './renewal/renew-booking.js';
import { answerChange, withdrawChange } from './requests/answer-change.js';
import { askForDates, askToUndoNotice } from './requests/request-change.js';
import { ChangeRequest } from './requests/change-request.entity.js';
import { openChangeLoader } from './requests/open-change.js';
import { allowCharges } from './suspended-sides.js';
import { withdrawFromContract } from './withdrawal/withdraw-from-contract.js';
const INPUT = { description: 'All there is to say.' };
const COST = 10;
const cost = ({ childComplexity }) => COST + childComplexity;
/** Notice, other dates, renewal and withdrawal of a booking. */
let BookingChangesResolver = class BookingChangesResolver {
    changeRequest(ctx, booking) {
        return viewerRoleOf(ctx.viewer, booking) ? openChangeLoader(ctx).load(booking.id) : null;
    }
    async giveNotice(ctx, input) {
        const { bookingId, reason, text, ...rest } = input;
        const request = { ...rest, reason: reason ?? null, text: text ?? '' };
        return { booking: await giveNotice(signedIn(ctx), fromGlobalId('Booking', bookingId), request) };
    }
    async askToUndoNotice(ctx, input) {
        return { booking: await askToUndoNotice(signedIn(ctx), fromGlobalId('Booking', input.bookingId)) };
    }
    async askForDates(ctx, input) {
        const { bookingId, from, to, differenceCents } = input;
        const request = { from, to: to ?? null, differenceCents };
        return { booking: await askForDates(signedIn(ctx), fromGlobalId('Booking', bookingId), request) };
    }
    async answerBookingChange(ctx, input) {
        const { changeId, isAgreed, differenceCents } = input;
        const answer = { isAgreed, differenceCents: differenceCents ?? 0 };
        return { booking: await answerChange(signedIn(ctx), fromGlobalId('BookingChangeRequest', changeId), answer) };
    }
    async withdrawBookingChange(ctx, input) {
        return { booking: await withdrawChange(signedIn(ctx), fromGlobalId('BookingChangeRequest', input.changeId)) };
    }
    async renewBooking(ctx, input) {
        const { bookingId, ...request } = input;
        return { booking: await renewBooking(signedIn(ctx), fromGlobalId('Booking', bookingId), request) };
    }
    async withdrawFromContract(ctx, { bookingId, refundCents }) {
        return { booking: await withdrawFromContract(signedIn(ctx), fromGlobalId('Booking', bookingId), { refundCents }) };
    }
    async allowCharges(ctx, input) {
        return { booking: await allowCharges(signedIn(ctx), fromGlobalId('Booking', input.bookingId), input.statement) };
    }
};
__decorate([
    FieldResolver(() => ChangeRequest, {
        nullable: true,
        description: 'What one side asks and the other has not answered yet; null when nothing is open.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingChangesResolver.prototype, "changeRequest", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, with its last day.'] },
        complexity: cost,
        description: 'One side, or the staff for the host, lets a running stay end on a day. Errors: BOOKING_SUM_CHANGED {lastChargeCents, refundCents}, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED as in noticePreview and REASON_REQUIRED, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => GiveNoticeInput, INPUT))
], BookingChangesResolver.prototype, "giveNotice", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, with what is asked.'] },
        complexity: cost,
        description: 'Whoever gave notice asks the other side to undo it. Errors: BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until}, BOOKING_TRANSITION_REFUSED {allowed, because}, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AskToUndoNoticeInput, INPUT))
], BookingChangesResolver.prototype, "askToUndoNotice", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, with what is asked.'] },
        complexity: cost,
        description: 'Asks the other side for other days; it has 24 hours to answer, and never beyond the first day that would change. Errors: BOOKING_SUM_CHANGED {differenceCents}, BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until}, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED as in dateChangePreview, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AskForDatesInput, INPUT))
], BookingChangesResolver.prototype, "askForDates", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, changed or as it was.'] },
        complexity: cost,
        description: 'The other side agrees to a change or says no. Errors: BOOKING_CHANGE_CLOSED {status}, BOOKING_SUM_CHANGED {differenceCents}, BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until}, BOOKING_TRANSITION_REFUSED {allowed, because}, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, FORBIDDEN (staff), NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AnswerBookingChangeInput, INPUT))
], BookingChangesResolver.prototype, "answerBookingChange", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, as it was.'] },
        complexity: cost,
        description: 'Takes back what one asked for. Errors: BOOKING_CHANGE_CLOSED {status}, FORBIDDEN (staff), NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => WithdrawBookingChangeInput, INPUT))
], BookingChangesResolver.prototype, "withdrawBookingChange", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, which goes on.'] },
        complexity: cost,
        description: 'Renter: the stay goes on at the same price. Errors: BOOKING_SUM_CHANGED {differenceCents}, BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until}, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED as in renewalPreview, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RenewBookingInput, INPUT))
], BookingChangesResolver.prototype, "renewBooking", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, which has ended, with its refund.'] },
        complexity: cost,
        description: 'Renter: withdraws from the contract after the start, within 14 days of the confirmation; confirmed by mail with the time. Errors: BOOKING_SUM_CHANGED {refundCents}, BOOKING_TRANSITION_REFUSED {allowed, because}, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => WithdrawFromContractInput, INPUT))
], BookingChangesResolver.prototype, "withdrawFromContract", null);
__decorate([
    AuthorizedStaff('RUN_BOOKINGS'),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, whose charges go on.'] },
        complexity: cost,
        description: 'Staff: the charges of a suspended host’s booking go on. Errors: VALIDATION_FAILED with REASON_REQUIRED or TOO_LONG at `statement`, NOT_FOUND, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AllowChargesInput, INPUT))
], BookingChangesResolver.prototype, "allowCharges", null);
BookingChangesResolver = __decorate([
    Resolver(() => Booking)
], BookingChangesResolver);
export { BookingChangesResolver };
/** Fields of a change that depend on who reads it. */
let ChangeRequestResolver = class ChangeRequestResolver {
    id(change) {
        return toGlobalId('BookingChangeRequest', change.id);
    }
    async differenceCents(ctx, change) {
        const booking = await bookingLoader(ctx).load(change.bookingId);
        const isHost = booking && viewerRoleOf(ctx.viewer, booking) === BookingActor.HOST;
        return isHost ? change.hostDifferenceCents : change.differenceCents;
    }
    async canAnswer(ctx, change) {
        const booking = await bookingLoader(ctx).load(change.bookingId);
        const role = booking && viewerRoleOf(ctx.viewer, booking);
        return role !== null && role !== BookingActor.ADMIN && role !== change.askedBy;
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with bcr_.' }),
    __param(0, Root())
], ChangeRequestResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Int, {
        description: 'What the viewer pays more, or gets more as the host; negative when it is less. Cents.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ChangeRequestResolver.prototype, "differenceCents", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether the viewer is the side that answers it.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ChangeRequestResolver.prototype, "canAnswer", null);
ChangeRequestResolver = __decorate([
    Resolver(() => ChangeRequest)
], ChangeRequestResolver);
export { ChangeRequestResolver };
//# sourceMappingURL=changes.resolver.js.map