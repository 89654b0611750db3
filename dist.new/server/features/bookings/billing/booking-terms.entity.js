var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A version of what both sides agreed. The one with the highest version holds; rows are never changed. */
let BookingTerms = class BookingTerms {
    [EntityName];
    id;
    bookingId;
    version;
    reason;
    validFrom;
    startsOn;
    /** The day of leaving; of a rolling stay, the day until which the days are held. */
    endsOn;
    termType;
    /** The rent of a whole month after the discount, cents. */
    monthlyRentCents;
    protectionPlan;
    depositCents;
    commissionBps;
    /** The host gave notice: the last cycle has no renter fee. */
    isLastFeeWaived = false;
    /** Set when the renter withdrew from the contract after the start. */
    withdrawal = null;
    /** Who asked for the version; null for the system. */
    agreedBy = null;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], BookingTerms.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], BookingTerms.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'integer' })
], BookingTerms.prototype, "version", void 0);
__decorate([
    Property({ type: 'text' })
], BookingTerms.prototype, "reason", void 0);
__decorate([
    Property({ type: 'date' })
], BookingTerms.prototype, "validFrom", void 0);
__decorate([
    Property({ type: 'date' })
], BookingTerms.prototype, "startsOn", void 0);
__decorate([
    Property({ type: 'date' })
], BookingTerms.prototype, "endsOn", void 0);
__decorate([
    Property({ type: 'text' })
], BookingTerms.prototype, "termType", void 0);
__decorate([
    Property({ type: 'integer' })
], BookingTerms.prototype, "monthlyRentCents", void 0);
__decorate([
    Property({ type: 'text' })
], BookingTerms.prototype, "protectionPlan", void 0);
__decorate([
    Property({ type: 'integer' })
], BookingTerms.prototype, "depositCents", void 0);
__decorate([
    Property({ type: 'integer' })
], BookingTerms.prototype, "commissionBps", void 0);
__decorate([
    Property({ type: 'boolean' })
], BookingTerms.prototype, "isLastFeeWaived", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], BookingTerms.prototype, "withdrawal", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], BookingTerms.prototype, "agreedBy", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], BookingTerms.prototype, "createdAt", void 0);
BookingTerms = __decorate([
    Entity({ tableName: 'booking_terms' })
], BookingTerms);
export { BookingTerms };
//# sourceMappingURL=booking-terms.entity.js.map