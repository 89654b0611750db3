var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { RefundStatus } from '../cancellation/cancellation-types.js';
/** A refund of one charge, of which there may be many; the provider is asked after the order is committed. */
let Refund = class Refund {
    [EntityName];
    id;
    bookingId;
    paymentId;
    rentCents;
    renterFeeCents;
    protectionCents;
    /** Contained in the fee. */
    ivaCents;
    totalCents;
    creditCents = 0;
    reasonCode;
    initiatedBy;
    policySnapshot;
    status = RefundStatus.WANTED;
    providerRef = null;
    failureCode = null;
    /** Its own id; a later try adds its number, because a refusal is the provider's last word on a key. */
    idempotencyKey;
    attempts = 1;
    /** When the provider was last asked, or is to be. */
    askedAt;
    createdAt;
    completedAt = null;
    failedAt = null;
    /** Staff who paid it by bank transfer, why, and the transfer's reference. */
    settledBy = null;
    settledReason = null;
    bankReference = null;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Refund.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Refund.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Refund.prototype, "paymentId", void 0);
__decorate([
    Field(() => Int, { description: 'Of the rent, cents.' }),
    Property({ type: 'integer' })
], Refund.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, { name: 'feeCents', description: 'Of our fee, cents.' }),
    Property({ type: 'integer' })
], Refund.prototype, "renterFeeCents", void 0);
__decorate([
    Field(() => Int, { description: 'Of the guarantee plan, cents.' }),
    Property({ type: 'integer' })
], Refund.prototype, "protectionCents", void 0);
__decorate([
    Property({ type: 'integer' })
], Refund.prototype, "ivaCents", void 0);
__decorate([
    Field(() => Int, { description: 'All of it, cents.' }),
    Property({ type: 'integer' })
], Refund.prototype, "totalCents", void 0);
__decorate([
    Field(() => Int, { description: 'What of it goes back as credit, because credit had paid it; cents.' }),
    Property({ type: 'integer' })
], Refund.prototype, "creditCents", void 0);
__decorate([
    Property({ type: 'text' })
], Refund.prototype, "reasonCode", void 0);
__decorate([
    Property({ type: 'text' })
], Refund.prototype, "initiatedBy", void 0);
__decorate([
    Property({ type: 'json' })
], Refund.prototype, "policySnapshot", void 0);
__decorate([
    Field(() => RefundStatus, { description: 'Its status.' }),
    Property({ type: 'text' })
], Refund.prototype, "status", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Refund.prototype, "providerRef", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Refund.prototype, "failureCode", void 0);
__decorate([
    Property({ type: 'text' })
], Refund.prototype, "idempotencyKey", void 0);
__decorate([
    Property({ type: 'integer' })
], Refund.prototype, "attempts", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Refund.prototype, "askedAt", void 0);
__decorate([
    Field(() => Date, { description: 'When it was ordered.' }),
    Property({ type: 'timestamptz' })
], Refund.prototype, "createdAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the provider confirmed it; banks take up to ten days more.' }),
    Property({ type: 'timestamptz', nullable: true })
], Refund.prototype, "completedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Refund.prototype, "failedAt", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Refund.prototype, "settledBy", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Refund.prototype, "settledReason", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Refund.prototype, "bankReference", void 0);
Refund = __decorate([
    ObjectType('BookingRefund', { description: 'What goes back of a charge; cents.' }),
    Entity({ tableName: 'refunds' })
], Refund);
export { Refund };
//# sourceMappingURL=refund.entity.js.map