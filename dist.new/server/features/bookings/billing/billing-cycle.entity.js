var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CycleStatus } from './billing-types.js';
/** What is owed for one billing month of a booking, and when; `payments` are the tries to collect it. */
let BillingCycle = class BillingCycle {
    [EntityName];
    id;
    bookingId;
    /** 1 for the first; in the order in which they were planned. */
    cycleNo;
    /** The billing month counted from the first day; a month that grows after it was paid has two cycles. */
    monthNo;
    startsOn;
    endsOn;
    rentCents;
    renterFeeCents;
    protectionCents;
    /** Tax contained in the renter's fee. */
    taxCents;
    /** Which tax, and its rate: of the fee and of the commission. */
    taxKind;
    taxBps;
    totalCents;
    commissionCents;
    hostNetCents;
    dueAt;
    status = CycleStatus.SCHEDULED;
    /** When the next try of a refused charge is due. */
    nextTryAt = null;
    /** The last step of the ladder of a failed charge that was taken; 0: the charge on its day. */
    ladderStep = 0;
    /** Charges by the system that were refused. */
    failedTries = 0;
    firstFailedAt = null;
    paidAt = null;
    /** When the renter was told that the charge is near. */
    announcedAt = null;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], BillingCycle.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], BillingCycle.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "cycleNo", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "monthNo", void 0);
__decorate([
    Property({ type: 'date' })
], BillingCycle.prototype, "startsOn", void 0);
__decorate([
    Property({ type: 'date' })
], BillingCycle.prototype, "endsOn", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "rentCents", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "renterFeeCents", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "protectionCents", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "taxCents", void 0);
__decorate([
    Property({ type: 'text' })
], BillingCycle.prototype, "taxKind", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "taxBps", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "totalCents", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "commissionCents", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "hostNetCents", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], BillingCycle.prototype, "dueAt", void 0);
__decorate([
    Property({ type: 'text' })
], BillingCycle.prototype, "status", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], BillingCycle.prototype, "nextTryAt", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "ladderStep", void 0);
__decorate([
    Property({ type: 'integer' })
], BillingCycle.prototype, "failedTries", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], BillingCycle.prototype, "firstFailedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], BillingCycle.prototype, "paidAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], BillingCycle.prototype, "announcedAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], BillingCycle.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], BillingCycle.prototype, "updatedAt", void 0);
BillingCycle = __decorate([
    Entity({ tableName: 'billing_cycles' })
], BillingCycle);
export { BillingCycle };
//# sourceMappingURL=billing-cycle.entity.js.map