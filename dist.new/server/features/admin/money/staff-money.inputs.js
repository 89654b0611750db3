var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { AdjustmentKind } from './adjustment-types.js';
import { MovementKind, MovementState } from './money-movement.types.js';
let MoneyMovementFilter = class MoneyMovementFilter {
    query;
    kind;
    state;
    from;
    to;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'A booking’s reference or its beginning, an e-mail address or its beginning, the provider’s reference, or part of a name; 2–100 characters.',
    })
], MoneyMovementFilter.prototype, "query", void 0);
__decorate([
    Field(() => MovementKind, { nullable: true, description: 'Only those of this kind.' })
], MoneyMovementFilter.prototype, "kind", void 0);
__decorate([
    Field(() => MovementState, { nullable: true, description: 'Only those that stand so.' })
], MoneyMovementFilter.prototype, "state", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'Ordered on this day or later, Spanish time.' })
], MoneyMovementFilter.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'Ordered before this day, Spanish time.' })
], MoneyMovementFilter.prototype, "to", void 0);
MoneyMovementFilter = __decorate([
    InputType({ description: 'Which movements of money; everything given must hold.' })
], MoneyMovementFilter);
export { MoneyMovementFilter };
let RefundPaymentInput = class RefundPaymentInput {
    paymentId;
    amountCents;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The payment, a `StaffPayment`.' })
], RefundPaymentInput.prototype, "paymentId", void 0);
__decorate([
    Field(() => Int, { description: 'How much, cents; at most what is left of it.' })
], RefundPaymentInput.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
], RefundPaymentInput.prototype, "statement", void 0);
RefundPaymentInput = __decorate([
    InputType({ description: 'A part of a payment to be given back.' })
], RefundPaymentInput);
export { RefundPaymentInput };
let AdjustBooksInput = class AdjustBooksInput {
    bookingId;
    kind;
    amountCents;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The booking.' })
], AdjustBooksInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => AdjustmentKind, { description: 'What it does.' })
], AdjustBooksInput.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'How much, 1–10000000 cents; above 50000 a second person has to confirm it.' })
], AdjustBooksInput.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
], AdjustBooksInput.prototype, "statement", void 0);
AdjustBooksInput = __decorate([
    InputType({ description: 'A paired entry about a booking.' })
], AdjustBooksInput);
export { AdjustBooksInput };
let DecideAdjustmentInput = class DecideAdjustmentInput {
    adjustmentId;
    isConfirmed;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The entry.' })
], DecideAdjustmentInput.prototype, "adjustmentId", void 0);
__decorate([
    Field(() => Boolean, { description: 'True: it is booked. False: it is returned.' })
], DecideAdjustmentInput.prototype, "isConfirmed", void 0);
__decorate([
    Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
], DecideAdjustmentInput.prototype, "statement", void 0);
DecideAdjustmentInput = __decorate([
    InputType({ description: 'What the second person says to a proposed entry.' })
], DecideAdjustmentInput);
export { DecideAdjustmentInput };
//# sourceMappingURL=staff-money.inputs.js.map