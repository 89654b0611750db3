var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { LONG_PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { mayDo } from '../../../core/staff-acts.js';
import { Booking } from '../../bookings/booking.entity.js';
import { readMessages } from './booking-cases.js';
import { giveBookingCredit } from './give-booking-credit.js';
import { previewBookingAct } from './preview-booking-act.js';
import { bookingFor, changeBookingEnd } from './staff-booking-acts.js';
import { listStaffBookings } from './staff-booking-lists.js';
import { BookingActPreviewInput, ChangeBookingEndInput, GiveBookingCreditInput, ReadBookingMessagesInput, StaffBookingFilter, } from './staff-booking.inputs.js';
import { BookingActMail, ChangeBookingEndPayload, GiveBookingCreditPayload, ReadBookingMessagesPayload, StaffBookingAct, StaffBookingConnection, StaffBookingRecord, } from './staff-booking.types.js';
const COST = { complexity: 10 };
const ERRORS = 'NOT_FOUND, FORBIDDEN (their own, or not now), VALIDATION_FAILED, MFA_SETUP_REQUIRED.';
const INPUT = { description: 'All there is to say.' };
/** Bookings, as the staff look them up and decide about them. */
let StaffBookingResolver = class StaffBookingResolver {
    staffBookings(ctx, filter, page) {
        return listStaffBookings(signedIn(ctx), filter ?? {}, page ?? {});
    }
    staffRecord({ viewer }, booking) {
        return mayDo(viewer, 'SEE_BOOKINGS') ? { booking } : null;
    }
    bookingActPreview(ctx, input) {
        return previewBookingAct(signedIn(ctx), input);
    }
    async changeBookingEnd(ctx, { bookingId, ...end }) {
        return { booking: await changeBookingEnd(signedIn(ctx), bookingId, end) };
    }
    async giveBookingCredit(ctx, { bookingId, ...credit }) {
        const viewing = signedIn(ctx);
        const { id } = await bookingFor(viewing, bookingId, StaffBookingAct.GIVE_CREDIT);
        return { booking: await giveBookingCredit(viewing, id, credit) };
    }
    async readBookingMessages(ctx, { bookingId, caseCode }) {
        const viewing = signedIn(ctx);
        const booking = await bookingFor(viewing, bookingId, StaffBookingAct.READ_MESSAGES);
        return { messages: await readMessages(viewing, booking, caseCode) };
    }
};
__decorate([
    AuthorizedStaff('SEE_BOOKINGS'),
    Query(() => StaffBookingConnection, {
        complexity: ({ args, childComplexity }) => 5 + pageSizeOf(args, 50) * (1 + childComplexity),
        description: 'Staff: bookings by a filter, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => StaffBookingFilter, { nullable: true, description: 'Which bookings; all by default.' })),
    __param(2, Args(() => LONG_PAGE_ARGS))
], StaffBookingResolver.prototype, "staffBookings", null);
__decorate([
    FieldResolver(() => StaffBookingRecord, {
        nullable: true,
        description: 'What only the staff who look bookings up see; null for everybody else.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffBookingResolver.prototype, "staffRecord", null);
__decorate([
    AuthorizedStaff('SEE_BOOKINGS'),
    Query(() => [BookingActMail], {
        complexity: 30,
        description: `Staff: the mails that both sides would get of an act, the renter’s first; none for acts that nobody is told of. Errors: ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => BookingActPreviewInput, INPUT))
], StaffBookingResolver.prototype, "bookingActPreview", null);
__decorate([
    AuthorizedStaff('RUN_BOOKINGS'),
    Mutation(() => ChangeBookingEndPayload, {
        ...COST,
        description: `Staff: gives a booking with an end another last day, for both sides; months are charged or refunded by it. Errors: BOOKING_DATES_TAKEN, BOOKING_TRANSITION_REFUSED {allowed, because}, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ChangeBookingEndInput, INPUT))
], StaffBookingResolver.prototype, "changeBookingEnd", null);
__decorate([
    AuthorizedStaff('GIVE_CREDIT'),
    Mutation(() => GiveBookingCreditPayload, {
        ...COST,
        description: `Staff: credits the renter once for each booking, with a mail that says why. Errors: AMOUNT_OUT_OF_RANGE {max} at \`amountCents\`, ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => GiveBookingCreditInput, INPUT))
], StaffBookingResolver.prototype, "giveBookingCredit", null);
__decorate([
    AuthorizedStaff('READ_MESSAGES'),
    Mutation(() => ReadBookingMessagesPayload, {
        ...COST,
        description: `Staff: reads the messages of a booking under a case; the reading is recorded with the case. Errors: CASE_UNKNOWN at \`caseCode\`, ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ReadBookingMessagesInput, INPUT))
], StaffBookingResolver.prototype, "readBookingMessages", null);
StaffBookingResolver = __decorate([
    Resolver(() => Booking)
], StaffBookingResolver);
export { StaffBookingResolver };
//# sourceMappingURL=staff-booking.resolver.js.map