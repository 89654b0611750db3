var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The one-time-password secret of a user, encrypted. */
let TotpFactor = class TotpFactor {
    [EntityName];
    [PrimaryKeyProp];
    userId;
    secret;
    pendingSecret;
    createdAt;
    confirmedAt;
    lastStep;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], TotpFactor.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], TotpFactor.prototype, "secret", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], TotpFactor.prototype, "pendingSecret", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], TotpFactor.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], TotpFactor.prototype, "confirmedAt", void 0);
__decorate([
    Property({ type: new BigIntType('number'), defaultRaw: '0' })
], TotpFactor.prototype, "lastStep", void 0);
TotpFactor = __decorate([
    Entity({ tableName: 'totp_factors' })
], TotpFactor);
export { TotpFactor };
//# sourceMappingURL=totp-factor.entity.js.map