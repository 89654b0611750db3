var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { ClaimCase, ClaimDetail, ClaimRemedy, ClaimSide, ClaimStatus, ProposalReason } from './claim-types.js';
const some = (description) => ({ nullable: true, description });
/** What one side of a booking asks of the guarantee. */
let Claim = class Claim {
    [EntityName];
    id;
    reference;
    bookingId;
    side;
    claimantId;
    claimCase;
    detail;
    isHidden = false;
    discoveredOn;
    text;
    /** Hundredths of a square metre. */
    measuredArea;
    /** The described area when the claim was made, hundredths of a square metre. */
    describedArea;
    items = [];
    wantedRemedy;
    /** What is asked as a sum; null where the remedy decides it. */
    wantedCents;
    /** From this day on the space counts as not used. */
    unusedFrom;
    status;
    remedy = null;
    /** What the remedy pays now, cents: refund, payment of the guarantee or charge of the deposit. */
    remedyCents = null;
    proposalReason = null;
    /** The host's share of the current cycle, which is not paid out while the claim is open. */
    holdsCents = 0;
    answerBy = null;
    proposedAt = null;
    voteBy = null;
    decideBy = null;
    appealBy = null;
    appealedAt = null;
    appealedBy = null;
    appealText = null;
    closedAt = null;
    idempotencyKey;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Claim.prototype, "id", void 0);
__decorate([
    Field(() => String, { description: 'For people to quote: RC-2027-000093.' }),
    Property({ type: 'text' })
], Claim.prototype, "reference", void 0);
__decorate([
    Property({ type: 'uuid' })
], Claim.prototype, "bookingId", void 0);
__decorate([
    Field(() => ClaimSide, { description: 'Which side made it.' }),
    Property({ type: 'text' })
], Claim.prototype, "side", void 0);
__decorate([
    Property({ type: 'uuid' })
], Claim.prototype, "claimantId", void 0);
__decorate([
    Field(() => ClaimCase, { name: 'case', description: 'What it is about.' }),
    Property({ type: 'text' })
], Claim.prototype, "claimCase", void 0);
__decorate([
    Field(() => ClaimDetail, some('What exactly; null for cases without details.')),
    Property({ type: 'text', nullable: true })
], Claim.prototype, "detail", void 0);
__decorate([
    Field(() => Boolean, { description: 'The defect could not be seen at the start.' }),
    Property({ type: 'boolean' })
], Claim.prototype, "isHidden", void 0);
__decorate([
    Field(() => LocalDate, some('The day the damage was found.')),
    Property({ type: 'date', nullable: true })
], Claim.prototype, "discoveredOn", void 0);
__decorate([
    Field(() => String, { description: 'What happened, in the words of who claims; contact data is hidden.' }),
    Property({ type: 'text' })
], Claim.prototype, "text", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], Claim.prototype, "measuredArea", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], Claim.prototype, "describedArea", void 0);
__decorate([
    Property({ type: 'json' })
], Claim.prototype, "items", void 0);
__decorate([
    Field(() => ClaimRemedy, { description: 'What is asked.' }),
    Property({ type: 'text' })
], Claim.prototype, "wantedRemedy", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], Claim.prototype, "wantedCents", void 0);
__decorate([
    Property({ type: 'date' })
], Claim.prototype, "unusedFrom", void 0);
__decorate([
    Field(() => ClaimStatus, { description: 'Its status.' }),
    Property({ type: 'text' })
], Claim.prototype, "status", void 0);
__decorate([
    Field(() => ClaimRemedy, some('What is proposed, or what staff decided; null before.')),
    Property({ type: 'text', nullable: true })
], Claim.prototype, "remedy", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], Claim.prototype, "remedyCents", void 0);
__decorate([
    Field(() => ProposalReason, some('Why the proposal says what it says.')),
    Property({ type: 'text', nullable: true })
], Claim.prototype, "proposalReason", void 0);
__decorate([
    Property({ type: 'integer' })
], Claim.prototype, "holdsCents", void 0);
__decorate([
    Field(() => Date, some('Until when the other side can answer.')),
    Property({ type: 'timestamptz', nullable: true })
], Claim.prototype, "answerBy", void 0);
__decorate([
    Field(() => Date, some('Since when there is a proposal.')),
    Property({ type: 'timestamptz', nullable: true })
], Claim.prototype, "proposedAt", void 0);
__decorate([
    Field(() => Date, some('Until when both can accept the proposal; silence is a no.')),
    Property({ type: 'timestamptz', nullable: true })
], Claim.prototype, "voteBy", void 0);
__decorate([
    Field(() => Date, some('Until when staff decide: five working days.')),
    Property({ type: 'timestamptz', nullable: true })
], Claim.prototype, "decideBy", void 0);
__decorate([
    Field(() => Date, some('Until when each side can appeal against the decision.')),
    Property({ type: 'timestamptz', nullable: true })
], Claim.prototype, "appealBy", void 0);
__decorate([
    Field(() => Date, some('When it was appealed.')),
    Property({ type: 'timestamptz', nullable: true })
], Claim.prototype, "appealedAt", void 0);
__decorate([
    Field(() => ClaimSide, some('Which side appealed.')),
    Property({ type: 'text', nullable: true })
], Claim.prototype, "appealedBy", void 0);
__decorate([
    Field(() => String, some('Why it was appealed; contact data is hidden.')),
    Property({ type: 'text', nullable: true })
], Claim.prototype, "appealText", void 0);
__decorate([
    Field(() => Date, some('When it ended.')),
    Property({ type: 'timestamptz', nullable: true })
], Claim.prototype, "closedAt", void 0);
__decorate([
    Property({ type: 'text' })
], Claim.prototype, "idempotencyKey", void 0);
__decorate([
    Field(() => Date, { description: 'When it was made.' }),
    Property({ type: 'timestamptz' })
], Claim.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Claim.prototype, "updatedAt", void 0);
Claim = __decorate([
    ObjectType({ description: 'A claim, seen only by the two sides of its booking and by staff.', implements: Node }),
    Entity({ tableName: 'claims' })
], Claim);
export { Claim };
//# sourceMappingURL=claim.entity.js.map