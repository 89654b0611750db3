var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A single-use code that replaces the second factor; only its hash is stored. */
let RecoveryCode = class RecoveryCode {
    [EntityName];
    [PrimaryKeyProp];
    userId;
    codeHash;
    createdAt;
    usedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], RecoveryCode.prototype, "userId", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], RecoveryCode.prototype, "codeHash", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], RecoveryCode.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], RecoveryCode.prototype, "usedAt", void 0);
RecoveryCode = __decorate([
    Entity({ tableName: 'recovery_codes' })
], RecoveryCode);
export { RecoveryCode };
//# sourceMappingURL=recovery-code.entity.js.map