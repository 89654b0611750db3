var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The other side's answer to a claim; there is one at most. */
let ClaimAnswer = class ClaimAnswer {
    [EntityName];
    claimId;
    authorId;
    /** Agrees with what is asked. */
    isAgreed;
    text;
    /** Hundredths of a square metre. */
    measuredArea;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ClaimAnswer.prototype, "claimId", void 0);
__decorate([
    Property({ type: 'uuid' })
], ClaimAnswer.prototype, "authorId", void 0);
__decorate([
    Property({ type: 'boolean' })
], ClaimAnswer.prototype, "isAgreed", void 0);
__decorate([
    Property({ type: 'text' })
], ClaimAnswer.prototype, "text", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], ClaimAnswer.prototype, "measuredArea", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ClaimAnswer.prototype, "createdAt", void 0);
ClaimAnswer = __decorate([
    Entity({ tableName: 'claim_answers' })
], ClaimAnswer);
export { ClaimAnswer };
//# sourceMappingURL=claim-answer.entity.js.map