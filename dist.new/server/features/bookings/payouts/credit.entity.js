var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** Money that a user has with us for later bookings. */
let Credit = class Credit {
    [EntityName];
    id;
    userId;
    /** The booking it was given for. */
    bookingId = null;
    reason;
    amountCents;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Credit.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Credit.prototype, "userId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Credit.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'text' })
], Credit.prototype, "reason", void 0);
__decorate([
    Property({ type: 'integer' })
], Credit.prototype, "amountCents", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Credit.prototype, "createdAt", void 0);
Credit = __decorate([
    Entity({ tableName: 'credits' })
], Credit);
export { Credit };
//# sourceMappingURL=credit.entity.js.map