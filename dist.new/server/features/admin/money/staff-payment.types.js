var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { MovementState } from './money-movement.types.js';
/** What the staff can do about a payment or a pay-out. */
export var StaffMoneyAct;
(function (StaffMoneyAct) {
    StaffMoneyAct["REFUND"] = "refund";
    StaffMoneyAct["RETRY_REFUND"] = "retry_refund";
    StaffMoneyAct["SETTLE_REFUND"] = "settle_refund";
    StaffMoneyAct["HOLD_PAYOUT"] = "hold_payout";
    StaffMoneyAct["RELEASE_PAYOUT"] = "release_payout";
    StaffMoneyAct["FAIL_PAYOUT"] = "fail_payout";
    StaffMoneyAct["ADJUST"] = "adjust";
})(StaffMoneyAct || (StaffMoneyAct = {}));
registerEnumType(StaffMoneyAct, {
    name: 'StaffMoneyAct',
    description: 'What the staff can do about a payment or a pay-out.',
    valuesConfig: {
        REFUND: { description: '`refundPayment`' },
        RETRY_REFUND: { description: '`retryRefund` of one that failed' },
        SETTLE_REFUND: { description: '`settleRefundByHand` of one that failed' },
        HOLD_PAYOUT: { description: '`holdPayout` of the booking, or of all that the host has' },
        RELEASE_PAYOUT: { description: '`releasePayout` of the same' },
        FAIL_PAYOUT: { description: '`failPayout`' },
        ADJUST: { description: '`adjustBooks`' },
    },
});
let LedgerLineView = class LedgerLineView {
    number;
    account;
    amountCents;
    memo;
    bookedAt;
};
__decorate([
    Field(() => Int, { description: 'Its number in the books.' })
], LedgerLineView.prototype, "number", void 0);
__decorate([
    Field(() => String, { description: 'The account, such as `host_payable`.' })
], LedgerLineView.prototype, "account", void 0);
__decorate([
    Field(() => Int, { description: 'Debit positive, credit negative; cents.' })
], LedgerLineView.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { description: 'Which rule booked it, in English words.' })
], LedgerLineView.prototype, "memo", void 0);
__decorate([
    Field(() => Date, { description: 'When.' })
], LedgerLineView.prototype, "bookedAt", void 0);
LedgerLineView = __decorate([
    ObjectType({ description: 'One line of the double-entry ledger.' })
], LedgerLineView);
export { LedgerLineView };
let StaffPayment = class StaffPayment {
    __typename = 'StaffPayment';
    payment;
    id;
    state;
    rentCents;
    renterFeeCents;
    protectionCents;
    totalCents;
    creditCents;
    refundableCents;
    card;
    provider;
    providerRef;
    failureCode;
    dueAt;
    capturedAt;
};
__decorate([
    Field(() => ID, { description: 'Opaque and stable, begins with spy_.' })
], StaffPayment.prototype, "id", void 0);
__decorate([
    Field(() => MovementState, { description: 'How it stands.' })
], StaffPayment.prototype, "state", void 0);
__decorate([
    Field(() => Int, { description: 'Rent, cents.' })
], StaffPayment.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, { description: 'Our fee with its tax, cents.' })
], StaffPayment.prototype, "renterFeeCents", void 0);
__decorate([
    Field(() => Int, { description: 'The guarantee plan, cents.' })
], StaffPayment.prototype, "protectionCents", void 0);
__decorate([
    Field(() => Int, { description: 'All of it, cents.' })
], StaffPayment.prototype, "totalCents", void 0);
__decorate([
    Field(() => Int, { description: 'What of it credit paid, cents.' })
], StaffPayment.prototype, "creditCents", void 0);
__decorate([
    Field(() => Int, { description: 'What was taken and has not been ordered back, cents.' })
], StaffPayment.prototype, "refundableCents", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The card, such as visa 4242.' })
], StaffPayment.prototype, "card", void 0);
__decorate([
    Field(() => String, { description: 'The payment provider.' })
], StaffPayment.prototype, "provider", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Its reference there.' })
], StaffPayment.prototype, "providerRef", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The provider’s reason for a failure.' })
], StaffPayment.prototype, "failureCode", void 0);
__decorate([
    Field(() => Date, { description: 'When it was to be charged at the latest.' })
], StaffPayment.prototype, "dueAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was taken.' })
], StaffPayment.prototype, "capturedAt", void 0);
StaffPayment = __decorate([
    ObjectType({ implements: Node, description: 'A payment with all the staff need to decide about it.' })
], StaffPayment);
export { StaffPayment };
let StaffPayoutPart = class StaffPayoutPart {
    bookingReference;
    amountCents;
};
__decorate([
    Field(() => String, { nullable: true, description: 'The booking; null for what belongs to none.' })
], StaffPayoutPart.prototype, "bookingReference", void 0);
__decorate([
    Field(() => Int, { description: 'Cents; a debt is negative.' })
], StaffPayoutPart.prototype, "amountCents", void 0);
StaffPayoutPart = __decorate([
    ObjectType({ description: 'What a pay-out consists of.' })
], StaffPayoutPart);
export { StaffPayoutPart };
let StaffPayout = class StaffPayout {
    __typename = 'StaffPayout';
    payout;
    id;
    state;
    amountCents;
    ibanLast4;
    provider;
    providerRef;
    transferRef;
    failureCode;
    orderedAt;
    completedAt;
};
__decorate([
    Field(() => ID, { description: 'Opaque and stable, begins with spo_.' })
], StaffPayout.prototype, "id", void 0);
__decorate([
    Field(() => MovementState, { description: 'How it stands.' })
], StaffPayout.prototype, "state", void 0);
__decorate([
    Field(() => Int, { description: 'Cents.' })
], StaffPayout.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Last four digits of the bank account.' })
], StaffPayout.prototype, "ibanLast4", void 0);
__decorate([
    Field(() => String, { description: 'The payment provider.' })
], StaffPayout.prototype, "provider", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Reference of the pay-out there; null before it was made.' })
], StaffPayout.prototype, "providerRef", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Reference of the transfer to the host’s account there.' })
], StaffPayout.prototype, "transferRef", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The provider’s reason for a failure.' })
], StaffPayout.prototype, "failureCode", void 0);
__decorate([
    Field(() => Date, { description: 'When it was ordered.' })
], StaffPayout.prototype, "orderedAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it arrived.' })
], StaffPayout.prototype, "completedAt", void 0);
StaffPayout = __decorate([
    ObjectType({ implements: Node, description: 'A pay-out with all the staff need to decide about it.' })
], StaffPayout);
export { StaffPayout };
let RefundPaymentPayload = class RefundPaymentPayload {
    payment;
};
__decorate([
    Field(() => StaffPayment, { description: 'The payment as it stands now.' })
], RefundPaymentPayload.prototype, "payment", void 0);
RefundPaymentPayload = __decorate([
    ObjectType({ description: 'A part of a payment goes back.' })
], RefundPaymentPayload);
export { RefundPaymentPayload };
//# sourceMappingURL=staff-payment.types.js.map