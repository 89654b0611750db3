var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** Who accepted what, when and from where; rows are never changed, but for an erased person's address. */
let Acceptance = class Acceptance {
    [EntityName];
    id;
    userId;
    bookingId;
    kind;
    /** Of the text, of the agreement, or the change that was asked for. */
    version;
    /** SHA-256 of the amounts and days that were accepted. */
    hash;
    at;
    ip;
    userAgent;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Acceptance.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Acceptance.prototype, "userId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Acceptance.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'text' })
], Acceptance.prototype, "kind", void 0);
__decorate([
    Property({ type: 'text' })
], Acceptance.prototype, "version", void 0);
__decorate([
    Property({ type: 'text' })
], Acceptance.prototype, "hash", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Acceptance.prototype, "at", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Acceptance.prototype, "ip", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Acceptance.prototype, "userAgent", void 0);
Acceptance = __decorate([
    Entity({ tableName: 'acceptances' })
], Acceptance);
export { Acceptance };
//# sourceMappingURL=acceptance.entity.js.map