var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A card of the sandbox payment provider. */
let SandboxPaymentMethod = class SandboxPaymentMethod {
    [EntityName];
    id;
    brand;
    last4;
    expMonth;
    expYear;
    behaviour;
    customerId;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], SandboxPaymentMethod.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxPaymentMethod.prototype, "brand", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxPaymentMethod.prototype, "last4", void 0);
__decorate([
    Property({ type: 'smallint' })
], SandboxPaymentMethod.prototype, "expMonth", void 0);
__decorate([
    Property({ type: 'smallint' })
], SandboxPaymentMethod.prototype, "expYear", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxPaymentMethod.prototype, "behaviour", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], SandboxPaymentMethod.prototype, "customerId", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], SandboxPaymentMethod.prototype, "createdAt", void 0);
SandboxPaymentMethod = __decorate([
    Entity({ tableName: 'sandbox_payment_methods' })
], SandboxPaymentMethod);
export { SandboxPaymentMethod };
//# sourceMappingURL=sandbox-payment-method.entity.js.map