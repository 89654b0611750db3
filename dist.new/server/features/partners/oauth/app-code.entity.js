var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** An authorization code, by its hash: what an app exchanges for tokens, once. */
let AppCode = class AppCode {
    [EntityName];
    hash;
    grantId;
    redirectUri;
    codeChallenge;
    scopes;
    expiresAt;
    usedAt = null;
};
__decorate([
    PrimaryKey({ type: 'text' })
], AppCode.prototype, "hash", void 0);
__decorate([
    Property({ type: 'uuid' })
], AppCode.prototype, "grantId", void 0);
__decorate([
    Property({ type: 'text' })
], AppCode.prototype, "redirectUri", void 0);
__decorate([
    Property({ type: 'text' })
], AppCode.prototype, "codeChallenge", void 0);
__decorate([
    Property({ type: 'array' })
], AppCode.prototype, "scopes", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], AppCode.prototype, "expiresAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], AppCode.prototype, "usedAt", void 0);
AppCode = __decorate([
    Entity({ tableName: 'app_codes' })
], AppCode);
export { AppCode };
//# sourceMappingURL=app-code.entity.js.map