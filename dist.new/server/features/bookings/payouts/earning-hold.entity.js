var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** Earnings that no pay-out takes while it stands: of a cycle, of a booking, or of all that a host has. */
let EarningHold = class EarningHold {
    [EntityName];
    id;
    hostId;
    bookingId = null;
    cycleId = null;
    reason;
    /** The claim or the payment behind it. */
    sourceId = null;
    note = null;
    heldFrom;
    /** It ends by itself then; null: only by a release. */
    heldUntil = null;
    heldBy = null;
    releasedAt = null;
    releasedBy = null;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], EarningHold.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], EarningHold.prototype, "hostId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], EarningHold.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], EarningHold.prototype, "cycleId", void 0);
__decorate([
    Property({ type: 'text' })
], EarningHold.prototype, "reason", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], EarningHold.prototype, "sourceId", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], EarningHold.prototype, "note", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], EarningHold.prototype, "heldFrom", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], EarningHold.prototype, "heldUntil", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], EarningHold.prototype, "heldBy", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], EarningHold.prototype, "releasedAt", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], EarningHold.prototype, "releasedBy", void 0);
EarningHold = __decorate([
    Entity({ tableName: 'earning_holds' })
], EarningHold);
export { EarningHold };
//# sourceMappingURL=earning-hold.entity.js.map