var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** Who a user is at a payment provider. */
let PaymentCustomer = class PaymentCustomer {
    [EntityName];
    [PrimaryKeyProp];
    userId;
    provider;
    /** Null while the provider is asked for the first time. */
    ref;
    idempotencyKey;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], PaymentCustomer.prototype, "userId", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], PaymentCustomer.prototype, "provider", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], PaymentCustomer.prototype, "ref", void 0);
__decorate([
    Property({ type: 'text' })
], PaymentCustomer.prototype, "idempotencyKey", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], PaymentCustomer.prototype, "createdAt", void 0);
PaymentCustomer = __decorate([
    Entity({ tableName: 'payment_customers' })
], PaymentCustomer);
export { PaymentCustomer };
//# sourceMappingURL=payment-customer.entity.js.map