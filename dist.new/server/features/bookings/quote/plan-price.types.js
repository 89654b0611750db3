var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { PriceLine } from './price-quote.types.js';
import { DeclaredValue, ProtectionPlan } from '../booking-types.js';
let PlanPrice = class PlanPrice {
    plan;
    recommendedFor;
    perChargeCents;
    firstChargeCents;
    creditCents;
    monthTotalCents;
    totalCents;
    ivaCents;
    lines;
};
__decorate([
    Field(() => ProtectionPlan, { description: 'The plan.' })
], PlanPrice.prototype, "plan", void 0);
__decorate([
    Field(() => [DeclaredValue], { description: 'Declared values that it fits best.' })
], PlanPrice.prototype, "recommendedFor", void 0);
__decorate([
    Field(() => Int, { description: 'The plan alone, for each charge.' })
], PlanPrice.prototype, "perChargeCents", void 0);
__decorate([
    Field(() => Int, { description: 'The first charge: with the request it is held on the card, less the credit.' })
], PlanPrice.prototype, "firstChargeCents", void 0);
__decorate([
    Field(() => Int, { description: "What of the first charge the renter's credit pays, as it is now." })
], PlanPrice.prototype, "creditCents", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'What each month after the first costs, of a stay paid by the month. Null for shorter ones.',
    })
], PlanPrice.prototype, "monthTotalCents", void 0);
__decorate([
    Field(() => Int, { description: 'All charges.' })
], PlanPrice.prototype, "totalCents", void 0);
__decorate([
    Field(() => Int, { description: 'IVA contained in the fees.' })
], PlanPrice.prototype, "ivaCents", void 0);
__decorate([
    Field(() => [PriceLine], { description: 'Every charge, in order.' })
], PlanPrice.prototype, "lines", void 0);
PlanPrice = __decorate([
    ObjectType({
        description: 'What a booking costs with one of the guarantee plans, by the terms it was begun with; cents, IVA included.',
    })
], PlanPrice);
export { PlanPrice };
//# sourceMappingURL=plan-price.types.js.map