var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
let Money = class Money {
    amountCents;
    currency;
};
__decorate([
    Field(() => Int, { description: 'In the hundredth part of the currency: 7700 are 77.00 euros.' })
], Money.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { description: 'ISO 4217; always EUR today.' })
], Money.prototype, "currency", void 0);
Money = __decorate([
    ObjectType({ description: 'An amount of money.' })
], Money);
export { Money };
//# sourceMappingURL=money.type.js.map