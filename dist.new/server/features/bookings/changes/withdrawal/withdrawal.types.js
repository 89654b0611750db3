var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';
let ContractWithdrawal = class ContractWithdrawal {
    endsOn;
    until;
    isRentCovered;
    usedDays;
    paidCents;
    rentRefundCents;
    feeRefundCents;
    protectionRefundCents;
    refundCents;
    keptCents;
};
__decorate([
    Field(() => LocalDate, { description: 'The day after the last one used: today counts.' })
], ContractWithdrawal.prototype, "endsOn", void 0);
__decorate([
    Field(() => Date, { description: 'Until when the right lasts.' })
], ContractWithdrawal.prototype, "until", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Whether the host is a professional: then only the used days are paid. Otherwise only our fee and the plan go back.',
    })
], ContractWithdrawal.prototype, "isRentCovered", void 0);
__decorate([
    Field(() => Int, { description: 'Days used, with today.' })
], ContractWithdrawal.prototype, "usedDays", void 0);
__decorate([
    Field(() => Int, { description: 'What was paid, cents.' })
], ContractWithdrawal.prototype, "paidCents", void 0);
__decorate([
    Field(() => Int, { description: 'Of the rent, cents.' })
], ContractWithdrawal.prototype, "rentRefundCents", void 0);
__decorate([
    Field(() => Int, { description: 'Of our fee, cents.' })
], ContractWithdrawal.prototype, "feeRefundCents", void 0);
__decorate([
    Field(() => Int, { description: 'Of the guarantee plan, cents.' })
], ContractWithdrawal.prototype, "protectionRefundCents", void 0);
__decorate([
    Field(() => Int, { description: 'All that goes back; to be passed to `withdrawFromContract`. Cents.' })
], ContractWithdrawal.prototype, "refundCents", void 0);
__decorate([
    Field(() => Int, { description: 'What does not go back, cents.' })
], ContractWithdrawal.prototype, "keptCents", void 0);
ContractWithdrawal = __decorate([
    ObjectType({ description: 'What withdrawing from the contract after the start would mean for the renter; cents.' })
], ContractWithdrawal);
export { ContractWithdrawal };
//# sourceMappingURL=withdrawal.types.js.map