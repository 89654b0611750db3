var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { EvidenceKind } from './evidence-types.js';
/** A file of a rental: uploaded first, then sent with a claim or an answer. */
let ClaimEvidence = class ClaimEvidence {
    [EntityName];
    id;
    bookingId;
    uploaderId;
    /** Null until it is sent. */
    claimId;
    /** Sent with the other side's answer, not with the claim. */
    isOfAnswer;
    position;
    isPoliceReport;
    kind;
    name;
    storageKey;
    bytes;
    sha256;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ClaimEvidence.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], ClaimEvidence.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid' })
], ClaimEvidence.prototype, "uploaderId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ClaimEvidence.prototype, "claimId", void 0);
__decorate([
    Property({ type: 'boolean' })
], ClaimEvidence.prototype, "isOfAnswer", void 0);
__decorate([
    Property({ type: 'smallint' })
], ClaimEvidence.prototype, "position", void 0);
__decorate([
    Field(() => Boolean, { description: 'A report made to the police.' }),
    Property({ type: 'boolean' })
], ClaimEvidence.prototype, "isPoliceReport", void 0);
__decorate([
    Field(() => EvidenceKind, { description: 'What it is.' }),
    Property({ type: 'text' })
], ClaimEvidence.prototype, "kind", void 0);
__decorate([
    Field(() => String, { description: 'Its caption or file name; contact data is hidden.' }),
    Property({ type: 'text' })
], ClaimEvidence.prototype, "name", void 0);
__decorate([
    Property({ type: 'text' })
], ClaimEvidence.prototype, "storageKey", void 0);
__decorate([
    Field(() => Int, { name: 'sizeBytes', description: 'Its size in bytes.' }),
    Property({ type: 'integer' })
], ClaimEvidence.prototype, "bytes", void 0);
__decorate([
    Property({ type: 'text' })
], ClaimEvidence.prototype, "sha256", void 0);
__decorate([
    Field(() => Date, { description: 'When it was uploaded.' }),
    Property({ type: 'timestamptz' })
], ClaimEvidence.prototype, "createdAt", void 0);
ClaimEvidence = __decorate([
    ObjectType({ description: 'A file of a claim, for the two sides and staff.' }),
    Entity({ tableName: 'claim_evidence' })
], ClaimEvidence);
export { ClaimEvidence };
//# sourceMappingURL=claim-evidence.entity.js.map