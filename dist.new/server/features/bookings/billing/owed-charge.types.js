var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
/** What follows on a refused charge as long as nobody pays it, as far as the renter is told. */
export var OwedChargeStepKind;
(function (OwedChargeStepKind) {
    OwedChargeStepKind["RETRY"] = "retry";
    OwedChargeStepKind["LAST_RETRY"] = "last_retry";
    OwedChargeStepKind["FORMAL_NOTICE"] = "formal_notice";
    OwedChargeStepKind["MAY_BE_ENDED"] = "may_be_ended";
})(OwedChargeStepKind || (OwedChargeStepKind = {}));
registerEnumType(OwedChargeStepKind, {
    name: 'OwedChargeStepKind',
    description: 'What follows on a refused charge while it is not paid.',
    valuesConfig: {
        RETRY: { description: 'The card is charged again.' },
        LAST_RETRY: { description: 'The card is charged for the last time; refused again, the host is told.' },
        FORMAL_NOTICE: { description: 'The formal notice to pay is sent.' },
        MAY_BE_ENDED: { description: 'From that day the staff may end the rental.' },
    },
});
let OwedChargeStep = class OwedChargeStep {
    kind;
    on;
};
__decorate([
    Field(() => OwedChargeStepKind, { description: 'What.' })
], OwedChargeStep.prototype, "kind", void 0);
__decorate([
    Field(() => LocalDate, { description: 'On which day, at the space.' })
], OwedChargeStep.prototype, "on", void 0);
OwedChargeStep = __decorate([
    ObjectType({ description: 'What comes on a day while a refused charge is not paid.' })
], OwedChargeStep);
export { OwedChargeStep };
let OwedCharge = class OwedCharge {
    cycleId;
    from;
    to;
    totalCents;
    creditCents;
    refusedAt;
    reason;
    methodBrand;
    methodLast4;
    comingSteps;
};
__decorate([
    Field(() => ID, { description: 'The cycle, for `payCycle`.' })
], OwedCharge.prototype, "cycleId", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day it pays.' })
], OwedCharge.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Day after the last one it pays.' })
], OwedCharge.prototype, "to", void 0);
__decorate([
    Field(() => Int, { description: 'The whole charge, cents, IVA included.' })
], OwedCharge.prototype, "totalCents", void 0);
__decorate([
    Field(() => Int, {
        description: "What of it the renter's credit pays if it is paid now; the card pays the rest. Cents.",
    })
], OwedCharge.prototype, "creditCents", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the card was refused last.' })
], OwedCharge.prototype, "refusedAt", void 0);
__decorate([
    Field(() => String, { nullable: true, description: "The provider's reason, such as insufficient_funds." })
], OwedCharge.prototype, "reason", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The refused card: its network, as in `PaymentMethod.brand`.' })
], OwedCharge.prototype, "methodBrand", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Its last four digits.' })
], OwedCharge.prototype, "methodLast4", void 0);
__decorate([
    Field(() => [OwedChargeStep], { description: 'What follows while it is not paid, in order.' })
], OwedCharge.prototype, "comingSteps", void 0);
OwedCharge = __decorate([
    ObjectType({ description: 'A charge that was refused and that the renter can pay now.' })
], OwedCharge);
export { OwedCharge };
//# sourceMappingURL=owed-charge.types.js.map