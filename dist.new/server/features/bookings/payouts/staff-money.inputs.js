var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
let HoldPayoutInput = class HoldPayoutInput {
    hostId;
    bookingId;
    reason;
    until;
};
__decorate([
    Field(() => ID, { description: 'The host.' })
], HoldPayoutInput.prototype, "hostId", void 0);
__decorate([
    Field(() => ID, { nullable: true, description: 'One of their bookings; all that the host has when it is left out.' })
], HoldPayoutInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, { description: 'Why, 1–500 characters.' })
], HoldPayoutInput.prototype, "reason", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it ends by itself; only by `releasePayout` when left out.' })
], HoldPayoutInput.prototype, "until", void 0);
HoldPayoutInput = __decorate([
    InputType({ description: 'Keeps earnings of a host back.' })
], HoldPayoutInput);
export { HoldPayoutInput };
let ReleasePayoutInput = class ReleasePayoutInput {
    hostId;
    bookingId;
    reason;
};
__decorate([
    Field(() => ID, { description: 'The host.' })
], ReleasePayoutInput.prototype, "hostId", void 0);
__decorate([
    Field(() => ID, { nullable: true, description: 'The booking that was named; left out for all of the host.' })
], ReleasePayoutInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, { description: 'Why, 1–500 characters.' })
], ReleasePayoutInput.prototype, "reason", void 0);
ReleasePayoutInput = __decorate([
    InputType({ description: 'Ends what `holdPayout` began.' })
], ReleasePayoutInput);
export { ReleasePayoutInput };
let FailPayoutInput = class FailPayoutInput {
    payoutId;
    reason;
};
__decorate([
    Field(() => ID, { description: 'The pay-out.' })
], FailPayoutInput.prototype, "payoutId", void 0);
__decorate([
    Field(() => String, { description: 'How it was checked, 1–500 characters.' })
], FailPayoutInput.prototype, "reason", void 0);
FailPayoutInput = __decorate([
    InputType({ description: 'A pay-out that the provider never answered and did not send.' })
], FailPayoutInput);
export { FailPayoutInput };
let RetryRefundInput = class RetryRefundInput {
    refundId;
};
__decorate([
    Field(() => ID, { description: 'The refund.' })
], RetryRefundInput.prototype, "refundId", void 0);
RetryRefundInput = __decorate([
    InputType({ description: 'A failed refund to be asked for again.' })
], RetryRefundInput);
export { RetryRefundInput };
let SettleRefundByHandInput = class SettleRefundByHandInput {
    refundId;
    reason;
    bankReference;
};
__decorate([
    Field(() => ID, { description: 'The refund.' })
], SettleRefundByHandInput.prototype, "refundId", void 0);
__decorate([
    Field(() => String, { description: 'Why, 1–500 characters.' })
], SettleRefundByHandInput.prototype, "reason", void 0);
__decorate([
    Field(() => String, { description: 'Reference of the bank transfer, 1–500 characters.' })
], SettleRefundByHandInput.prototype, "bankReference", void 0);
SettleRefundByHandInput = __decorate([
    InputType({ description: 'A failed refund that was paid by bank transfer.' })
], SettleRefundByHandInput);
export { SettleRefundByHandInput };
let ResolveAlarmInput = class ResolveAlarmInput {
    alarmId;
    resolution;
};
__decorate([
    Field(() => ID, { description: 'The alarm.' })
], ResolveAlarmInput.prototype, "alarmId", void 0);
__decorate([
    Field(() => String, { description: 'The explanation, 1–500 characters.' })
], ResolveAlarmInput.prototype, "resolution", void 0);
ResolveAlarmInput = __decorate([
    InputType({ description: 'An alarm that somebody has explained.' })
], ResolveAlarmInput);
export { ResolveAlarmInput };
//# sourceMappingURL=staff-money.inputs.js.map