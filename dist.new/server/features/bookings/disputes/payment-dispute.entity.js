var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DisputeStatus } from './dispute-types.js';
/** A charge that its cardholder disputes with their bank, as the provider last told it. Cents. */
let PaymentDispute = class PaymentDispute {
    [EntityName];
    id;
    paymentId;
    bookingId;
    provider;
    /** The provider's reference; unique for each provider. */
    ref;
    status = DisputeStatus.OPEN;
    /** The bank's reason, such as `fraudulent`. */
    reason;
    amountCents;
    /** What was taken back from us and not returned when it was lost: our loss. */
    lostCents = 0;
    openedAt;
    decidedAt = null;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], PaymentDispute.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], PaymentDispute.prototype, "paymentId", void 0);
__decorate([
    Property({ type: 'uuid' })
], PaymentDispute.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'text' })
], PaymentDispute.prototype, "provider", void 0);
__decorate([
    Property({ type: 'text' })
], PaymentDispute.prototype, "ref", void 0);
__decorate([
    Property({ type: 'text' })
], PaymentDispute.prototype, "status", void 0);
__decorate([
    Property({ type: 'text' })
], PaymentDispute.prototype, "reason", void 0);
__decorate([
    Property({ type: 'integer' })
], PaymentDispute.prototype, "amountCents", void 0);
__decorate([
    Property({ type: 'integer' })
], PaymentDispute.prototype, "lostCents", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], PaymentDispute.prototype, "openedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], PaymentDispute.prototype, "decidedAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], PaymentDispute.prototype, "updatedAt", void 0);
PaymentDispute = __decorate([
    Entity({ tableName: 'payment_disputes' })
], PaymentDispute);
export { PaymentDispute };
//# sourceMappingURL=payment-dispute.entity.js.map