var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { ClaimRemedy } from '../claim-types.js';
/** What staff decided; an appeal leads to a second decision. */
let ClaimDecision = class ClaimDecision {
    [EntityName];
    claimId;
    round;
    decidedBy;
    remedy;
    amountCents;
    reasons;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ClaimDecision.prototype, "claimId", void 0);
__decorate([
    Field(() => Int, { description: '1, or 2 after an appeal.' }),
    PrimaryKey({ type: 'integer' })
], ClaimDecision.prototype, "round", void 0);
__decorate([
    Property({ type: 'uuid' })
], ClaimDecision.prototype, "decidedBy", void 0);
__decorate([
    Field(() => ClaimRemedy, { description: 'What was decided.' }),
    Property({ type: 'text' })
], ClaimDecision.prototype, "remedy", void 0);
__decorate([
    Field(() => Int, { description: 'What it pays, cents.' }),
    Property({ type: 'integer' })
], ClaimDecision.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { description: 'The reasons, for both sides.' }),
    Property({ type: 'text' })
], ClaimDecision.prototype, "reasons", void 0);
__decorate([
    Field(() => Date, { description: 'When it was decided.' }),
    Property({ type: 'timestamptz' })
], ClaimDecision.prototype, "createdAt", void 0);
ClaimDecision = __decorate([
    ObjectType({ description: 'A decision of the staff on a claim.' }),
    Entity({ tableName: 'claim_decisions' })
], ClaimDecision);
export { ClaimDecision };
//# sourceMappingURL=claim-decision.entity.js.map