var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A token of an app, by its hash. */
let AppToken = class AppToken {
    [EntityName];
    hash;
    grantId;
    /** The tokens that came from one code have this in common. */
    familyId;
    kind;
    scopes;
    expiresAt;
    usedAt = null;
};
__decorate([
    PrimaryKey({ type: 'text' })
], AppToken.prototype, "hash", void 0);
__decorate([
    Property({ type: 'uuid' })
], AppToken.prototype, "grantId", void 0);
__decorate([
    Property({ type: 'uuid' })
], AppToken.prototype, "familyId", void 0);
__decorate([
    Property({ type: 'text' })
], AppToken.prototype, "kind", void 0);
__decorate([
    Property({ type: 'array' })
], AppToken.prototype, "scopes", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], AppToken.prototype, "expiresAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], AppToken.prototype, "usedAt", void 0);
AppToken = __decorate([
    Entity({ tableName: 'app_tokens' })
], AppToken);
export { AppToken };
//# sourceMappingURL=app-token.entity.js.map