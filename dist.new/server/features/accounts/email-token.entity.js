var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A single-use link sent by e-mail; only its hash is stored. */
let EmailToken = class EmailToken {
    [EntityName];
    [PrimaryKeyProp];
    tokenHash;
    userId;
    purpose;
    email;
    createdAt;
    expiresAt;
    usedAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], EmailToken.prototype, "tokenHash", void 0);
__decorate([
    Property({ type: 'uuid' })
], EmailToken.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], EmailToken.prototype, "purpose", void 0);
__decorate([
    Property({ type: 'text' })
], EmailToken.prototype, "email", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], EmailToken.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], EmailToken.prototype, "expiresAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], EmailToken.prototype, "usedAt", void 0);
EmailToken = __decorate([
    Entity({ tableName: 'email_tokens' })
], EmailToken);
export { EmailToken };
//# sourceMappingURL=email-token.entity.js.map