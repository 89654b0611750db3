var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { GoodsCategory } from '../spaces/space-types.js';
import { CancellationReason } from './cancellation/cancellation-types.js';
import { DeclaredValue, DeclineReason, ProtectionPlan, TermType } from './booking-types.js';
const FROM = { description: 'First day, counted where the space is; today at the earliest.' };
const TO = { description: 'Day of leaving: not counted, not charged. At most a year after the first day.' };
let PriceQuoteInput = class PriceQuoteInput {
    spaceId;
    from;
    to;
    termType;
    protectionPlan;
};
__decorate([
    Field(() => ID, { description: 'The space.' })
], PriceQuoteInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => LocalDate, FROM)
], PriceQuoteInput.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, {
        nullable: true,
        description: `${TO.description} Needed with FIXED, not looked at with ROLLING.`,
    })
], PriceQuoteInput.prototype, "to", void 0);
__decorate([
    Field(() => TermType, {
        nullable: true,
        defaultValue: TermType.FIXED,
        description: 'ROLLING has no end: its first month is quoted.',
    })
], PriceQuoteInput.prototype, "termType", void 0);
__decorate([
    Field(() => ProtectionPlan, {
        nullable: true,
        defaultValue: ProtectionPlan.BASIC,
        description: 'The guarantee plan.',
    })
], PriceQuoteInput.prototype, "protectionPlan", void 0);
PriceQuoteInput = __decorate([
    InputType({ description: 'A stay to be priced.' })
], PriceQuoteInput);
export { PriceQuoteInput };
let StartBookingInput = class StartBookingInput {
    spaceId;
    from;
    to;
    termType;
    idempotencyKey;
};
__decorate([
    Field(() => ID, { description: 'The space; not one of your own.' })
], StartBookingInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => LocalDate, FROM)
], StartBookingInput.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, {
        nullable: true,
        description: `${TO.description} Needed with FIXED, not looked at with ROLLING.`,
    })
], StartBookingInput.prototype, "to", void 0);
__decorate([
    Field(() => TermType, {
        nullable: true,
        defaultValue: TermType.FIXED,
        description: 'ROLLING has no end and holds a year.',
    })
], StartBookingInput.prototype, "termType", void 0);
__decorate([
    Field(() => String, {
        description: 'Any text of at most 200 characters: the same key gives the same booking, for at least 24 h.',
    })
], StartBookingInput.prototype, "idempotencyKey", void 0);
StartBookingInput = __decorate([
    InputType({ description: 'The days chosen at checkout.' })
], StartBookingInput);
export { StartBookingInput };
let ChangeBookingDatesInput = class ChangeBookingDatesInput {
    bookingId;
    from;
    to;
};
__decorate([
    Field(() => ID, { description: 'Your booking, in PENDING_PAYMENT.' })
], ChangeBookingDatesInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => LocalDate, FROM)
], ChangeBookingDatesInput.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, TO)
], ChangeBookingDatesInput.prototype, "to", void 0);
ChangeBookingDatesInput = __decorate([
    InputType({ description: 'Other days for a booking that waits for payment.' })
], ChangeBookingDatesInput);
export { ChangeBookingDatesInput };
let ReleaseHoldInput = class ReleaseHoldInput {
    bookingId;
};
__decorate([
    Field(() => ID, { description: 'Your booking, in PENDING_PAYMENT.' })
], ReleaseHoldInput.prototype, "bookingId", void 0);
ReleaseHoldInput = __decorate([
    InputType({ description: 'Days to be given back.' })
], ReleaseHoldInput);
export { ReleaseHoldInput };
let RequestBookingInput = class RequestBookingInput {
    bookingId;
    goods;
    declaredValue;
    acceptsProhibitedGoodsRule;
    message;
    protectionPlan;
    acceptsMandate;
    paymentMethodId;
    creditCents;
    idempotencyKey;
};
__decorate([
    Field(() => ID, { description: 'Your booking, in PENDING_PAYMENT.' })
], RequestBookingInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => [GoodsCategory], { description: 'What will be stored, at least one; only what the space allows.' })
], RequestBookingInput.prototype, "goods", void 0);
__decorate([
    Field(() => DeclaredValue, { description: 'What the things are worth.' })
], RequestBookingInput.prototype, "declaredValue", void 0);
__decorate([
    Field(() => Boolean, { description: 'Nothing prohibited is stored; must be true.' })
], RequestBookingInput.prototype, "acceptsProhibitedGoodsRule", void 0);
__decorate([
    Field(() => String, { nullable: true, defaultValue: '', description: 'To the host, at most 2000 characters.' })
], RequestBookingInput.prototype, "message", void 0);
__decorate([
    Field(() => ProtectionPlan, {
        nullable: true,
        defaultValue: ProtectionPlan.BASIC,
        description: 'The guarantee plan.',
    })
], RequestBookingInput.prototype, "protectionPlan", void 0);
__decorate([
    Field(() => Boolean, { description: 'The later charges may be taken from the same card; must be true.' })
], RequestBookingInput.prototype, "acceptsMandate", void 0);
__decorate([
    Field(() => String, {
        description: "A saved card's id, or one from the payment provider's form; never a card number.",
    })
], RequestBookingInput.prototype, "paymentMethodId", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'What checkout showed of your credit, `PlanPrice.creditCents`: with less left the call is refused. Null: whatever is left.',
    })
], RequestBookingInput.prototype, "creditCents", void 0);
__decorate([
    Field(() => String, {
        description: 'Any text of at most 200 characters: the same key never pays twice. Use a new one for another card.',
    })
], RequestBookingInput.prototype, "idempotencyKey", void 0);
RequestBookingInput = __decorate([
    InputType({ description: 'What the host needs to know, and how the renter pays.' })
], RequestBookingInput);
export { RequestBookingInput };
let CompletePaymentActionInput = class CompletePaymentActionInput {
    bookingId;
};
__decorate([
    Field(() => ID, { description: 'Your booking.' })
], CompletePaymentActionInput.prototype, "bookingId", void 0);
CompletePaymentActionInput = __decorate([
    InputType({ description: 'A booking whose payment the bank has asked about.' })
], CompletePaymentActionInput);
export { CompletePaymentActionInput };
let AcceptBookingInput = class AcceptBookingInput {
    bookingId;
    statement;
};
__decorate([
    Field(() => ID, { description: 'A booking of your space, in REQUESTED.' })
], AcceptBookingInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Staff only, and needed of them: why they accept for the host, 1–1000 characters; kept in the log.',
    })
], AcceptBookingInput.prototype, "statement", void 0);
AcceptBookingInput = __decorate([
    InputType({ description: 'A request to be accepted.' })
], AcceptBookingInput);
export { AcceptBookingInput };
let DeclineBookingInput = class DeclineBookingInput {
    bookingId;
    reason;
    text;
};
__decorate([
    Field(() => ID, { description: 'A booking of your space, in REQUESTED.' })
], DeclineBookingInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => DeclineReason, { description: 'Why.' })
], DeclineBookingInput.prototype, "reason", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        defaultValue: '',
        description: 'Shown to the renter, at most 500 characters; needed with OTHER.',
    })
], DeclineBookingInput.prototype, "text", void 0);
DeclineBookingInput = __decorate([
    InputType({ description: 'A request to be declined.' })
], DeclineBookingInput);
export { DeclineBookingInput };
let WithdrawBookingInput = class WithdrawBookingInput {
    bookingId;
};
__decorate([
    Field(() => ID, { description: 'Your booking, in REQUESTED.' })
], WithdrawBookingInput.prototype, "bookingId", void 0);
WithdrawBookingInput = __decorate([
    InputType({ description: 'A request to be withdrawn.' })
], WithdrawBookingInput);
export { WithdrawBookingInput };
let CancelBookingInput = class CancelBookingInput {
    bookingId;
    reason;
    text;
    refundCents;
};
__decorate([
    Field(() => ID, { description: 'A booking of yours, in CONFIRMED.' })
], CancelBookingInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => CancellationReason, {
        nullable: true,
        description: 'Why: a renter may leave it out; a host and the staff give one of theirs.',
    })
], CancelBookingInput.prototype, "reason", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        defaultValue: '',
        description: 'Shown to both sides, at most 500 characters; needed from the staff, and from a host with OTHER.',
    })
], CancelBookingInput.prototype, "text", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: '`Booking.cancellation.refundCents` as it was shown, cents. The staff give what they decide, up to what was paid; null for all of it.',
    })
], CancelBookingInput.prototype, "refundCents", void 0);
CancelBookingInput = __decorate([
    InputType({ description: 'A booking to be cancelled.' })
], CancelBookingInput);
export { CancelBookingInput };
let MarkBookingActiveInput = class MarkBookingActiveInput {
    bookingId;
};
__decorate([
    Field(() => ID, { description: 'A booking of yours, in CONFIRMED, from its first day on.' })
], MarkBookingActiveInput.prototype, "bookingId", void 0);
MarkBookingActiveInput = __decorate([
    InputType({ description: 'A booking whose renter has moved in.' })
], MarkBookingActiveInput);
export { MarkBookingActiveInput };
let ConfirmMoveOutInput = class ConfirmMoveOutInput {
    bookingId;
};
__decorate([
    Field(() => ID, { description: 'A booking of your space, in MOVE_OUT.' })
], ConfirmMoveOutInput.prototype, "bookingId", void 0);
ConfirmMoveOutInput = __decorate([
    InputType({ description: 'A booking whose space is empty again.' })
], ConfirmMoveOutInput);
export { ConfirmMoveOutInput };
//# sourceMappingURL=booking.inputs.js.map