var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
let NextCharge = class NextCharge {
    renterId;
    cycleId;
    dueOn;
    totalCents;
    methodBrand;
    methodLast4;
};
__decorate([
    Field(() => LocalDate, { description: 'The day it is taken.' })
], NextCharge.prototype, "dueOn", void 0);
__decorate([
    Field(() => Int, { description: 'Cents, all included.' })
], NextCharge.prototype, "totalCents", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The card: visa, mastercard, amex or card.' })
], NextCharge.prototype, "methodBrand", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
], NextCharge.prototype, "methodLast4", void 0);
NextCharge = __decorate([
    ObjectType({ description: "A charge to come on the renter's card." })
], NextCharge);
export { NextCharge };
//# sourceMappingURL=next-charge.types.js.map