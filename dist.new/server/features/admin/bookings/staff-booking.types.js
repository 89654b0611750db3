var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../../core/graphql/connection.js';
import { BookingEdge } from '../../bookings/booking-connection.types.js';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingActor } from '../../bookings/booking-types.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { TOTAL_COUNT } from '../count-found.js';
/** What the staff can do about a booking. */
export var StaffBookingAct;
(function (StaffBookingAct) {
    StaffBookingAct["ACCEPT"] = "accept";
    StaffBookingAct["DECLINE"] = "decline";
    StaffBookingAct["CANCEL"] = "cancel";
    StaffBookingAct["CHANGE_END"] = "change_end";
    StaffBookingAct["TERMINATE"] = "terminate";
    StaffBookingAct["SETTLE"] = "settle";
    StaffBookingAct["GIVE_CREDIT"] = "give_credit";
    StaffBookingAct["ALLOW_CHARGES"] = "allow_charges";
    StaffBookingAct["HOLD_PAYOUT"] = "hold_payout";
    StaffBookingAct["RELEASE_PAYOUT"] = "release_payout";
    StaffBookingAct["READ_MESSAGES"] = "read_messages";
    StaffBookingAct["WRITE_NOTE"] = "write_note";
})(StaffBookingAct || (StaffBookingAct = {}));
registerEnumType(StaffBookingAct, {
    name: 'StaffBookingAct',
    description: 'What the staff can do about a booking.',
    valuesConfig: {
        ACCEPT: { description: '`acceptBooking` for the host' },
        DECLINE: { description: '`declineBooking` for the host' },
        CANCEL: { description: '`cancelBooking` with an amount' },
        CHANGE_END: { description: '`changeBookingEnd`' },
        TERMINATE: { description: '`terminateBooking`' },
        SETTLE: { description: '`settleTermination`' },
        GIVE_CREDIT: { description: '`giveBookingCredit`' },
        ALLOW_CHARGES: { description: '`allowCharges`' },
        HOLD_PAYOUT: { description: '`holdPayout`' },
        RELEASE_PAYOUT: { description: '`releasePayout`' },
        READ_MESSAGES: { description: '`readBookingMessages`' },
        WRITE_NOTE: { description: '`writeStaffNote`' },
    },
});
let StaffBookingRecord = class StaffBookingRecord {
    booking;
    availableActs;
    messageCount;
    caseCodes;
    notes;
    timeline;
};
__decorate([
    Field(() => [StaffBookingAct], { description: 'What the viewer may do about it now.' })
], StaffBookingRecord.prototype, "availableActs", void 0);
__decorate([
    Field(() => Int, { description: 'Messages that the two sides wrote; events are not counted.' })
], StaffBookingRecord.prototype, "messageCount", void 0);
__decorate([
    Field(() => [String], {
        description: 'Codes of cases about it, under which its messages may be read: claims and tickets, newest first.',
    })
], StaffBookingRecord.prototype, "caseCodes", void 0);
__decorate([
    Field(() => [StaffNoteView], { description: 'Notes of the staff, newest first, at most 50.' })
], StaffBookingRecord.prototype, "notes", void 0);
__decorate([
    Field(() => [AuditRecord], { description: 'The log of acts about it, newest first, at most 50.' })
], StaffBookingRecord.prototype, "timeline", void 0);
StaffBookingRecord = __decorate([
    ObjectType({ description: 'What only the staff see of a booking.' })
], StaffBookingRecord);
export { StaffBookingRecord };
let StaffBookingConnection = class StaffBookingConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [BookingEdge], { description: 'The bookings, newest first.' })
], StaffBookingConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], StaffBookingConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: TOTAL_COUNT })
], StaffBookingConnection.prototype, "totalCount", void 0);
StaffBookingConnection = __decorate([
    ObjectType({ description: 'A page of bookings as the staff look them up.' })
], StaffBookingConnection);
export { StaffBookingConnection };
let ChangeBookingEndPayload = class ChangeBookingEndPayload {
    booking;
};
__decorate([
    Field(() => Booking, { description: 'The booking as it stands now.' })
], ChangeBookingEndPayload.prototype, "booking", void 0);
ChangeBookingEndPayload = __decorate([
    ObjectType({ description: 'A booking has another last day.' })
], ChangeBookingEndPayload);
export { ChangeBookingEndPayload };
let GiveBookingCreditPayload = class GiveBookingCreditPayload {
    booking;
};
__decorate([
    Field(() => Booking, { description: 'The booking as it stands now.' })
], GiveBookingCreditPayload.prototype, "booking", void 0);
GiveBookingCreditPayload = __decorate([
    ObjectType({ description: 'The renter of a booking was credited.' })
], GiveBookingCreditPayload);
export { GiveBookingCreditPayload };
let MessageUnderCase = class MessageUnderCase {
    from;
    body;
    createdAt;
};
__decorate([
    Field(() => BookingActor, { description: 'Which side wrote it.' })
], MessageUnderCase.prototype, "from", void 0);
__decorate([
    Field(() => String, { description: 'The text as it was written, contact data included.' })
], MessageUnderCase.prototype, "body", void 0);
__decorate([
    Field(() => Date, { description: 'When.' })
], MessageUnderCase.prototype, "createdAt", void 0);
MessageUnderCase = __decorate([
    ObjectType({ description: 'A message as the staff read it under a case.' })
], MessageUnderCase);
export { MessageUnderCase };
let ReadBookingMessagesPayload = class ReadBookingMessagesPayload {
    messages;
};
__decorate([
    Field(() => [MessageUnderCase], { description: 'Oldest first, the newest 200.' })
], ReadBookingMessagesPayload.prototype, "messages", void 0);
ReadBookingMessagesPayload = __decorate([
    ObjectType({ description: 'The messages of a booking, read under a case; the reading is recorded.' })
], ReadBookingMessagesPayload);
export { ReadBookingMessagesPayload };
let BookingActMail = class BookingActMail {
    reader;
    name;
    subject;
    text;
};
__decorate([
    Field(() => BookingActor, { description: 'Who reads it.' })
], BookingActMail.prototype, "reader", void 0);
__decorate([
    Field(() => String, { description: 'First name of the reader.' })
], BookingActMail.prototype, "name", void 0);
__decorate([
    Field(() => String, { description: 'Its subject, in the language of the reader.' })
], BookingActMail.prototype, "subject", void 0);
__decorate([
    Field(() => String, { description: 'Its text, in the language of the reader.' })
], BookingActMail.prototype, "text", void 0);
BookingActMail = __decorate([
    ObjectType({ description: 'The mail that one side of a booking would get.' })
], BookingActMail);
export { BookingActMail };
//# sourceMappingURL=staff-booking.types.js.map