var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { NoticeReason } from './notice/notice-types.js';
let GiveNoticeInput = class GiveNoticeInput {
    bookingId;
    endsOn;
    reason;
    text;
    lastChargeCents;
    refundCents;
};
__decorate([
    Field(() => ID, { description: 'A booking of yours, in ACTIVE.' })
], GiveNoticeInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The day of leaving: not counted, not charged.' })
], GiveNoticeInput.prototype, "endsOn", void 0);
__decorate([
    Field(() => NoticeReason, {
        nullable: true,
        description: 'Why: a renter may leave it out, and the host is not told; a host and the staff give one of theirs.',
    })
], GiveNoticeInput.prototype, "reason", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        defaultValue: '',
        description: 'Shown to the renter, at most 500 characters; needed from the staff, and from a host with OTHER.',
    })
], GiveNoticeInput.prototype, "text", void 0);
__decorate([
    Field(() => Int, { description: '`NoticePreview.lastChargeCents` as it was shown, cents.' })
], GiveNoticeInput.prototype, "lastChargeCents", void 0);
__decorate([
    Field(() => Int, { description: '`NoticePreview.refundCents` as it was shown, cents.' })
], GiveNoticeInput.prototype, "refundCents", void 0);
GiveNoticeInput = __decorate([
    InputType({ description: 'A stay to end by notice.' })
], GiveNoticeInput);
export { GiveNoticeInput };
let AskToUndoNoticeInput = class AskToUndoNoticeInput {
    bookingId;
};
__decorate([
    Field(() => ID, { description: 'A booking of yours, in ENDING by your own notice.' })
], AskToUndoNoticeInput.prototype, "bookingId", void 0);
AskToUndoNoticeInput = __decorate([
    InputType({ description: 'A notice to be forgotten.' })
], AskToUndoNoticeInput);
export { AskToUndoNoticeInput };
let AskForDatesInput = class AskForDatesInput {
    bookingId;
    from;
    to;
    differenceCents;
};
__decorate([
    Field(() => ID, { description: 'A booking of yours: before its start, or running with an end.' })
], AskForDatesInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day; as it is when the stay has begun.' })
], AskForDatesInput.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'Day of leaving; not looked at of a stay without end.' })
], AskForDatesInput.prototype, "to", void 0);
__decorate([
    Field(() => Int, { description: '`DateChangePreview.differenceCents` as it was shown, cents.' })
], AskForDatesInput.prototype, "differenceCents", void 0);
AskForDatesInput = __decorate([
    InputType({ description: 'Other days for a booking.' })
], AskForDatesInput);
export { AskForDatesInput };
let AnswerBookingChangeInput = class AnswerBookingChangeInput {
    changeId;
    isAgreed;
    differenceCents;
};
__decorate([
    Field(() => ID, { description: 'The change, asked by the other side.' })
], AnswerBookingChangeInput.prototype, "changeId", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it may be so.' })
], AnswerBookingChangeInput.prototype, "isAgreed", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        defaultValue: 0,
        description: '`BookingChangeRequest.differenceCents` as it was shown, cents; not looked at when a notice is to be forgotten.',
    })
], AnswerBookingChangeInput.prototype, "differenceCents", void 0);
AnswerBookingChangeInput = __decorate([
    InputType({ description: 'The answer to what the other side asks.' })
], AnswerBookingChangeInput);
export { AnswerBookingChangeInput };
let WithdrawBookingChangeInput = class WithdrawBookingChangeInput {
    changeId;
};
__decorate([
    Field(() => ID, { description: 'The change, asked by you.' })
], WithdrawBookingChangeInput.prototype, "changeId", void 0);
WithdrawBookingChangeInput = __decorate([
    InputType({ description: 'A change that you asked for, to be taken back.' })
], WithdrawBookingChangeInput);
export { WithdrawBookingChangeInput };
let RenewBookingInput = class RenewBookingInput {
    bookingId;
    endsOn;
    differenceCents;
};
__decorate([
    Field(() => ID, { description: 'Your booking, in ACTIVE and near its end.' })
], RenewBookingInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The new day of leaving; of a stay without end `RenewalPreview.latest`.' })
], RenewBookingInput.prototype, "endsOn", void 0);
__decorate([
    Field(() => Int, { description: '`RenewalPreview.differenceCents` as it was shown, cents.' })
], RenewBookingInput.prototype, "differenceCents", void 0);
RenewBookingInput = __decorate([
    InputType({ description: 'A stay that goes on.' })
], RenewBookingInput);
export { RenewBookingInput };
let WithdrawFromContractInput = class WithdrawFromContractInput {
    bookingId;
    refundCents;
};
__decorate([
    Field(() => ID, { description: 'Your booking, begun at most 14 days after it was confirmed.' })
], WithdrawFromContractInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => Int, { description: '`ContractWithdrawal.refundCents` as it was shown, cents.' })
], WithdrawFromContractInput.prototype, "refundCents", void 0);
WithdrawFromContractInput = __decorate([
    InputType({ description: 'A contract to withdraw from.' })
], WithdrawFromContractInput);
export { WithdrawFromContractInput };
let AllowChargesInput = class AllowChargesInput {
    bookingId;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The booking.' })
], AllowChargesInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
], AllowChargesInput.prototype, "statement", void 0);
AllowChargesInput = __decorate([
    InputType({ description: 'A booking of a suspended host whose charges go on.' })
], AllowChargesInput);
export { AllowChargesInput };
//# sourceMappingURL=changes.inputs.js.map