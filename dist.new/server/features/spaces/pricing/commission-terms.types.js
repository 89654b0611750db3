var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { CommissionKind } from './commission-types.js';
let CommissionTerms = class CommissionTerms {
    kind;
    bps;
};
__decorate([
    Field(() => CommissionKind, {
        description: 'Why this share: the usual one, an offer, or a trader with many spaces.',
    })
], CommissionTerms.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'Of the rent, in hundredths of a percent, its tax included.' })
], CommissionTerms.prototype, "bps", void 0);
CommissionTerms = __decorate([
    ObjectType('HostCommission', { description: 'The commission that a booking begins with and keeps.' })
], CommissionTerms);
export { CommissionTerms };
//# sourceMappingURL=commission-terms.types.js.map