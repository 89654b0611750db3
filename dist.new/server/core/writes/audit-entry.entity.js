var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** One sensitive act. Rows form a hash chain and are never updated or deleted. */
let AuditEntry = class AuditEntry {
    [EntityName];
    id;
    actorId;
    action;
    objectType;
    objectId;
    before;
    after;
    reason;
    ipHash;
    at;
    prevHash;
    hash;
};
__decorate([
    PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
], AuditEntry.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], AuditEntry.prototype, "actorId", void 0);
__decorate([
    Property({ type: 'text' })
], AuditEntry.prototype, "action", void 0);
__decorate([
    Property({ type: 'text' })
], AuditEntry.prototype, "objectType", void 0);
__decorate([
    Property({ type: 'text' })
], AuditEntry.prototype, "objectId", void 0);
__decorate([
    Property({ type: 'json', nullable: true })
], AuditEntry.prototype, "before", void 0);
__decorate([
    Property({ type: 'json', nullable: true })
], AuditEntry.prototype, "after", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], AuditEntry.prototype, "reason", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], AuditEntry.prototype, "ipHash", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], AuditEntry.prototype, "at", void 0);
__decorate([
    Property({ type: 'text' })
], AuditEntry.prototype, "prevHash", void 0);
__decorate([
    Property({ type: 'text' })
], AuditEntry.prototype, "hash", void 0);
AuditEntry = __decorate([
    Entity({ tableName: 'audit_log' })
], AuditEntry);
export { AuditEntry };
//# sourceMappingURL=audit-entry.entity.js.map