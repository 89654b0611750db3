var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { GuaranteePaymentStatus } from '../claim-types.js';
/** What our guarantee pays to the damaged side of a claim; one for each claim at most. */
let GuaranteePayment = class GuaranteePayment {
    [EntityName];
    claimId;
    bookingId;
    userId;
    amountCents;
    status = GuaranteePaymentStatus.OWED;
    /** The bank's reference of the transfer. */
    transferReference = null;
    paidBy = null;
    paidAt = null;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], GuaranteePayment.prototype, "claimId", void 0);
__decorate([
    Property({ type: 'uuid' })
], GuaranteePayment.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid' })
], GuaranteePayment.prototype, "userId", void 0);
__decorate([
    Field(() => Int, { description: 'Cents.' }),
    Property({ type: 'integer' })
], GuaranteePayment.prototype, "amountCents", void 0);
__decorate([
    Field(() => GuaranteePaymentStatus, { description: 'Whether it was transferred.' }),
    Property({ type: 'text' })
], GuaranteePayment.prototype, "status", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], GuaranteePayment.prototype, "transferReference", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], GuaranteePayment.prototype, "paidBy", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was transferred.' }),
    Property({ type: 'timestamptz', nullable: true })
], GuaranteePayment.prototype, "paidAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], GuaranteePayment.prototype, "createdAt", void 0);
GuaranteePayment = __decorate([
    ObjectType({ description: 'What the guarantee pays for a claim.' }),
    Entity({ tableName: 'guarantee_payments' })
], GuaranteePayment);
export { GuaranteePayment };
//# sourceMappingURL=guarantee-payment.entity.js.map