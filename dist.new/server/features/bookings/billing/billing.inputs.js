var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int } from 'type-graphql';
import { TerminationReason } from './billing-types.js';
let PayCycleInput = class PayCycleInput {
    cycleId;
    amountCents;
    creditCents;
    paymentMethodId;
    idempotencyKey;
};
__decorate([
    Field(() => ID, { description: 'The cycle.' })
], PayCycleInput.prototype, "cycleId", void 0);
__decorate([
    Field(() => Int, { description: 'The `totalCents` that was shown.' })
], PayCycleInput.prototype, "amountCents", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'What `OwedCharge.creditCents` showed: with less credit left the call is refused. Null: whatever is left.',
    })
], PayCycleInput.prototype, "creditCents", void 0);
__decorate([
    Field(() => String, {
        description: "The card: the id of a saved one, or the payment provider's id of one from its form.",
    })
], PayCycleInput.prototype, "paymentMethodId", void 0);
__decorate([
    Field(() => String, { description: 'Repeating the call with its key changes nothing.' })
], PayCycleInput.prototype, "idempotencyKey", void 0);
PayCycleInput = __decorate([
    InputType({ description: 'A cycle to be paid by the renter.' })
], PayCycleInput);
export { PayCycleInput };
let CompleteCyclePaymentInput = class CompleteCyclePaymentInput {
    cycleId;
};
__decorate([
    Field(() => ID, { description: 'The cycle.' })
], CompleteCyclePaymentInput.prototype, "cycleId", void 0);
CompleteCyclePaymentInput = __decorate([
    InputType({ description: 'A cycle whose payment the bank was asked about.' })
], CompleteCyclePaymentInput);
export { CompleteCyclePaymentInput };
let ChangeBookingCardInput = class ChangeBookingCardInput {
    bookingId;
    paymentMethodId;
};
__decorate([
    Field(() => ID, { description: 'The booking.' })
], ChangeBookingCardInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => ID, { description: 'A saved card (`addPaymentMethod`).' })
], ChangeBookingCardInput.prototype, "paymentMethodId", void 0);
ChangeBookingCardInput = __decorate([
    InputType({ description: 'Another card for the charges to come.' })
], ChangeBookingCardInput);
export { ChangeBookingCardInput };
let TerminateBookingInput = class TerminateBookingInput {
    bookingId;
    reason;
    text;
};
__decorate([
    Field(() => ID, { description: 'The booking.' })
], TerminateBookingInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => TerminationReason, { description: 'The breach.' })
], TerminateBookingInput.prototype, "reason", void 0);
__decorate([
    Field(() => String, { description: 'What both sides are told about it; at most 1000 characters.' })
], TerminateBookingInput.prototype, "text", void 0);
TerminateBookingInput = __decorate([
    InputType({ description: 'The end of a rental for a breach.' })
], TerminateBookingInput);
export { TerminateBookingInput };
let SettleTerminationInput = class SettleTerminationInput {
    bookingId;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The booking.' })
], SettleTerminationInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, { description: 'How it was checked, 1–1000 characters; kept in the log.' })
], SettleTerminationInput.prototype, "statement", void 0);
SettleTerminationInput = __decorate([
    InputType({ description: 'A terminated rental whose space is empty.' })
], SettleTerminationInput);
export { SettleTerminationInput };
//# sourceMappingURL=billing.inputs.js.map