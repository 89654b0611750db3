var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A role granted to a user. */
let UserRole = class UserRole {
    [EntityName];
    [PrimaryKeyProp];
    userId;
    role;
    grantedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], UserRole.prototype, "userId", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], UserRole.prototype, "role", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], UserRole.prototype, "grantedAt", void 0);
UserRole = __decorate([
    Entity({ tableName: 'user_roles' })
], UserRole);
export { UserRole };
//# sourceMappingURL=user-role.entity.js.map