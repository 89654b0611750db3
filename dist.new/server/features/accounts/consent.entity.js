var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** One decision on a consent; the newest row per user and purpose is in force. */
let Consent = class Consent {
    [EntityName];
    id;
    userId;
    purpose;
    version;
    isGranted;
    source;
    at;
};
__decorate([
    PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
], Consent.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Consent.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], Consent.prototype, "purpose", void 0);
__decorate([
    Property({ type: 'text' })
], Consent.prototype, "version", void 0);
__decorate([
    Property({ type: 'boolean' })
], Consent.prototype, "isGranted", void 0);
__decorate([
    Property({ type: 'text' })
], Consent.prototype, "source", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], Consent.prototype, "at", void 0);
Consent = __decorate([
    Entity({ tableName: 'consents' })
], Consent);
export { Consent };
//# sourceMappingURL=consent.entity.js.map