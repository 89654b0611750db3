var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { TerminationReason } from '../../bookings/billing/billing-types.js';
import { BookingStatus, DeclineReason } from '../../bookings/booking-types.js';
import { CancellationReason } from '../../bookings/cancellation/cancellation-types.js';
import { StaffBookingAct } from './staff-booking.types.js';
let StaffBookingFilter = class StaffBookingFilter {
    query;
    status;
    isOwing;
    hasOpenClaim;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'A reference or its beginning, name, e-mail or phone of either side, code of a ticket, or the postal code of the space; 2–100 characters.',
    })
], StaffBookingFilter.prototype, "query", void 0);
__decorate([
    Field(() => BookingStatus, { nullable: true, description: 'Bookings in this status.' })
], StaffBookingFilter.prototype, "status", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'With true: those with a charge that was refused.' })
], StaffBookingFilter.prototype, "isOwing", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'With true: those with an open claim.' })
], StaffBookingFilter.prototype, "hasOpenClaim", void 0);
StaffBookingFilter = __decorate([
    InputType({ description: 'Which bookings; everything given must hold.' })
], StaffBookingFilter);
export { StaffBookingFilter };
let ChangeBookingEndInput = class ChangeBookingEndInput {
    bookingId;
    endsOn;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The booking, CONFIRMED or ACTIVE.' })
], ChangeBookingEndInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The day of leaving: not counted, not charged.' })
], ChangeBookingEndInput.prototype, "endsOn", void 0);
__decorate([
    Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
], ChangeBookingEndInput.prototype, "statement", void 0);
ChangeBookingEndInput = __decorate([
    InputType({ description: 'Another last day of a booking that has an end, for both sides.' })
], ChangeBookingEndInput);
export { ChangeBookingEndInput };
let GiveBookingCreditInput = class GiveBookingCreditInput {
    bookingId;
    amountCents;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The booking.' })
], GiveBookingCreditInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => Int, { description: 'How much, 1–5000 cents.' })
], GiveBookingCreditInput.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { description: 'Why, 1–1000 characters; the renter reads it.' })
], GiveBookingCreditInput.prototype, "statement", void 0);
GiveBookingCreditInput = __decorate([
    InputType({ description: 'Credit for the renter of a booking.' })
], GiveBookingCreditInput);
export { GiveBookingCreditInput };
let ReadBookingMessagesInput = class ReadBookingMessagesInput {
    bookingId;
    caseCode;
};
__decorate([
    Field(() => ID, { description: 'The booking.' })
], ReadBookingMessagesInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, { description: 'Code of a claim or a ticket about the booking or of one of its sides.' })
], ReadBookingMessagesInput.prototype, "caseCode", void 0);
ReadBookingMessagesInput = __decorate([
    InputType({ description: 'Messages to be read under a case.' })
], ReadBookingMessagesInput);
export { ReadBookingMessagesInput };
let BookingActPreviewInput = class BookingActPreviewInput {
    bookingId;
    act;
    statement;
    declineReason;
    cancelReason;
    terminationReason;
    amountCents;
    endsOn;
};
__decorate([
    Field(() => ID, { description: 'The booking.' })
], BookingActPreviewInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => StaffBookingAct, { description: 'Which act.' })
], BookingActPreviewInput.prototype, "act", void 0);
__decorate([
    Field(() => String, { description: 'The statement.' })
], BookingActPreviewInput.prototype, "statement", void 0);
__decorate([
    Field(() => DeclineReason, { nullable: true, description: 'Of DECLINE.' })
], BookingActPreviewInput.prototype, "declineReason", void 0);
__decorate([
    Field(() => CancellationReason, { nullable: true, description: 'Of CANCEL.' })
], BookingActPreviewInput.prototype, "cancelReason", void 0);
__decorate([
    Field(() => TerminationReason, { nullable: true, description: 'Of TERMINATE.' })
], BookingActPreviewInput.prototype, "terminationReason", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Of CANCEL: the refund; of GIVE_CREDIT: the credit; cents.' })
], BookingActPreviewInput.prototype, "amountCents", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'Of CHANGE_END: the day of leaving.' })
], BookingActPreviewInput.prototype, "endsOn", void 0);
BookingActPreviewInput = __decorate([
    InputType({ description: 'An act about a booking with what is written so far.' })
], BookingActPreviewInput);
export { BookingActPreviewInput };
//# sourceMappingURL=staff-booking.inputs.js.map