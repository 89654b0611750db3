var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../../core/graphql/connection.js';
import { TOTAL_COUNT } from '../count-found.js';
let AuditRecord = class AuditRecord {
    number;
    action;
    actorName;
    objectType;
    objectId;
    reason;
    before;
    after;
    at;
};
__decorate([
    Field(() => Int, { description: 'Its number in the log.' })
], AuditRecord.prototype, "number", void 0);
__decorate([
    Field(() => String, { description: 'What was done, such as `user.warned`.' })
], AuditRecord.prototype, "action", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Who did it; null for the system and for accounts that are gone.',
    })
], AuditRecord.prototype, "actorName", void 0);
__decorate([
    Field(() => String, { description: 'The kind of thing it was done to, such as `User`.' })
], AuditRecord.prototype, "objectType", void 0);
__decorate([
    Field(() => ID, {
        nullable: true,
        description: 'The thing as the staff open it: a person, a space, a booking or a payment; null for all others.',
    })
], AuditRecord.prototype, "objectId", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Why, if a reason was given.' })
], AuditRecord.prototype, "reason", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The values before, as JSON.' })
], AuditRecord.prototype, "before", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The values after, as JSON.' })
], AuditRecord.prototype, "after", void 0);
__decorate([
    Field(() => Date, { description: 'When.' })
], AuditRecord.prototype, "at", void 0);
AuditRecord = __decorate([
    ObjectType({ description: 'One act in the log: who did what, when and why.' })
], AuditRecord);
export { AuditRecord };
const AuditRecordEdge = edgeType(AuditRecord, 'AuditRecord');
let AuditRecordConnection = class AuditRecordConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [AuditRecordEdge], { description: 'The acts, newest first.' })
], AuditRecordConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], AuditRecordConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: TOTAL_COUNT })
], AuditRecordConnection.prototype, "totalCount", void 0);
AuditRecordConnection = __decorate([
    ObjectType({ description: 'A page of the log of acts.' })
], AuditRecordConnection);
export { AuditRecordConnection };
let AuditChain = class AuditChain {
    count;
    brokenAt;
};
__decorate([
    Field(() => Int, { description: 'Entries that were checked.' })
], AuditChain.prototype, "count", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'The first entry that was changed or removed; null: the chain is whole.',
    })
], AuditChain.prototype, "brokenAt", void 0);
AuditChain = __decorate([
    ObjectType({ description: 'Whether nobody has changed the log.' })
], AuditChain);
export { AuditChain };
//# sourceMappingURL=audit-record.types.js.map