var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A single-use refresh token of a session; only its hash is stored. */
let RefreshToken = class RefreshToken {
    [EntityName];
    [PrimaryKeyProp];
    tokenHash;
    sessionId;
    createdAt;
    usedAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], RefreshToken.prototype, "tokenHash", void 0);
__decorate([
    Property({ type: 'uuid' })
], RefreshToken.prototype, "sessionId", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], RefreshToken.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], RefreshToken.prototype, "usedAt", void 0);
RefreshToken = __decorate([
    Entity({ tableName: 'refresh_tokens' })
], RefreshToken);
export { RefreshToken };
//# sourceMappingURL=refresh-token.entity.js.map