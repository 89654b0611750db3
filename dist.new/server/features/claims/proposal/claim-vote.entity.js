var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A side's yes or no to a proposal or to a decision. */
let ClaimVote = class ClaimVote {
    [EntityName];
    claimId;
    subject;
    side;
    isAccepted;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ClaimVote.prototype, "claimId", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], ClaimVote.prototype, "subject", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], ClaimVote.prototype, "side", void 0);
__decorate([
    Property({ type: 'boolean' })
], ClaimVote.prototype, "isAccepted", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ClaimVote.prototype, "createdAt", void 0);
ClaimVote = __decorate([
    Entity({ tableName: 'claim_votes' })
], ClaimVote);
export { ClaimVote };
//# sourceMappingURL=claim-vote.entity.js.map