var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A sign-in that waits for its second factor. */
let MfaChallenge = class MfaChallenge {
    [EntityName];
    [PrimaryKeyProp];
    tokenHash;
    userId;
    attempts;
    createdAt;
    expiresAt;
    usedAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], MfaChallenge.prototype, "tokenHash", void 0);
__decorate([
    Property({ type: 'uuid' })
], MfaChallenge.prototype, "userId", void 0);
__decorate([
    Property({ type: 'smallint', defaultRaw: '0' })
], MfaChallenge.prototype, "attempts", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], MfaChallenge.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], MfaChallenge.prototype, "expiresAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], MfaChallenge.prototype, "usedAt", void 0);
MfaChallenge = __decorate([
    Entity({ tableName: 'mfa_challenges' })
], MfaChallenge);
export { MfaChallenge };
//# sourceMappingURL=mfa-challenge.entity.js.map