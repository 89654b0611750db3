var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A browser that a user signed in from before; only the hash of its token is stored. */
let KnownDevice = class KnownDevice {
    [EntityName];
    id;
    userId;
    tokenHash;
    userAgent;
    createdAt;
    lastUsedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], KnownDevice.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], KnownDevice.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], KnownDevice.prototype, "tokenHash", void 0);
__decorate([
    Property({ type: 'text', defaultRaw: "''::text" })
], KnownDevice.prototype, "userAgent", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], KnownDevice.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], KnownDevice.prototype, "lastUsedAt", void 0);
KnownDevice = __decorate([
    Entity({ tableName: 'known_devices' })
], KnownDevice);
export { KnownDevice };
//# sourceMappingURL=known-device.entity.js.map