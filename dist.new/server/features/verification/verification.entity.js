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
import { DocumentType, RejectReason, VerificationKind, VerificationStatus } from './verification-codes.js';
const some = (description) => ({ nullable: true, description });
/** A submitted proof of identity or of the right to rent out a space, and the decision on it. */
let Verification = class Verification {
    [EntityName];
    id;
    userId;
    kind;
    spaceId;
    status;
    documentType;
    documentCountry;
    documentLast4;
    documentExpiresOn;
    fullName;
    birthDate;
    rejectReason;
    note;
    submittedAt;
    decidedAt;
    reviewerId;
    filesDeletedAt;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], Verification.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Verification.prototype, "userId", void 0);
__decorate([
    Field(() => VerificationKind, { description: 'What is verified.' }),
    Property({ type: 'text' })
], Verification.prototype, "kind", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Verification.prototype, "spaceId", void 0);
__decorate([
    Field(() => VerificationStatus, { description: 'Its status.' }),
    Property({ type: 'text', defaultRaw: "'pending'::text" })
], Verification.prototype, "status", void 0);
__decorate([
    Field(() => DocumentType, { description: 'The kind of document sent as proof.' }),
    Property({ type: 'text' })
], Verification.prototype, "documentType", void 0);
__decorate([
    Field(() => String, some('The issuing country, ISO 3166-1; null for documents of spaces.')),
    Property({ type: 'text', nullable: true })
], Verification.prototype, "documentCountry", void 0);
__decorate([
    Field(() => String, some("The last four characters of the document's number; no more is stored.")),
    Property({ type: 'text', nullable: true })
], Verification.prototype, "documentLast4", void 0);
__decorate([
    Field(() => LocalDate, some('The last day on which the document is valid.')),
    Property({ type: 'date', nullable: true })
], Verification.prototype, "documentExpiresOn", void 0);
__decorate([
    Field(() => String, some('The name on the document; purged with its files.')),
    Property({ type: 'text', nullable: true })
], Verification.prototype, "fullName", void 0);
__decorate([
    Field(() => LocalDate, some('The date of birth on the document; purged with its files.')),
    Property({ type: 'date', nullable: true })
], Verification.prototype, "birthDate", void 0);
__decorate([
    Field(() => RejectReason, some('Why it was rejected.')),
    Property({ type: 'text', nullable: true })
], Verification.prototype, "rejectReason", void 0);
__decorate([
    Field(() => String, { description: "The staff's note on their decision; may be empty." }),
    Property({ type: 'text', defaultRaw: "''::text" })
], Verification.prototype, "note", void 0);
__decorate([
    Field(() => Date, some('When it was submitted.')),
    Property({ type: 'timestamptz', nullable: true })
], Verification.prototype, "submittedAt", void 0);
__decorate([
    Field(() => Date, some('When it was decided.')),
    Property({ type: 'timestamptz', nullable: true })
], Verification.prototype, "decidedAt", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Verification.prototype, "reviewerId", void 0);
__decorate([
    Field(() => Date, some('When its files were deleted.')),
    Property({ type: 'timestamptz', nullable: true })
], Verification.prototype, "filesDeletedAt", void 0);
__decorate([
    Field(() => Date, { description: 'When it was started.' }),
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], Verification.prototype, "createdAt", void 0);
Verification = __decorate([
    ObjectType({
        implements: Node,
        description: "One attempt to prove a person's identity, or their right to rent out a space. Readable by that person and the staff only.",
    }),
    Entity({ tableName: 'verifications' })
], Verification);
export { Verification };
//# sourceMappingURL=verification.entity.js.map