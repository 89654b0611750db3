var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A signed-in session of a user on one device. */
let Session = class Session {
    [EntityName];
    id;
    userId;
    userAgent;
    createdAt;
    lastUsedAt;
    expiresAt;
    revokedAt;
    revokeReason;
    deviceId;
    mfaVerifiedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], Session.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Session.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text', defaultRaw: "''::text" })
], Session.prototype, "userAgent", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], Session.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], Session.prototype, "lastUsedAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Session.prototype, "expiresAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Session.prototype, "revokedAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Session.prototype, "revokeReason", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Session.prototype, "deviceId", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Session.prototype, "mfaVerifiedAt", void 0);
Session = __decorate([
    Entity({ tableName: 'sessions' })
], Session);
export { Session };
//# sourceMappingURL=session.entity.js.map