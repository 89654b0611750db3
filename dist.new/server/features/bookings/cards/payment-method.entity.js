var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
/** A card that the provider keeps for a user, under their mandate for later charges. */
let PaymentMethod = class PaymentMethod {
    [EntityName];
    id;
    userId;
    provider;
    ref;
    customerRef;
    brand;
    last4;
    expMonth;
    expYear;
    /** The same for each copy of one card. */
    fingerprint;
    isDefault;
    createdAt;
    removedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], PaymentMethod.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], PaymentMethod.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], PaymentMethod.prototype, "provider", void 0);
__decorate([
    Property({ type: 'text' })
], PaymentMethod.prototype, "ref", void 0);
__decorate([
    Property({ type: 'text' })
], PaymentMethod.prototype, "customerRef", void 0);
__decorate([
    Field(() => String, { description: 'The network: visa, mastercard, amex or card.' }),
    Property({ type: 'text' })
], PaymentMethod.prototype, "brand", void 0);
__decorate([
    Field(() => String, { description: 'Last four digits.' }),
    Property({ type: 'text' })
], PaymentMethod.prototype, "last4", void 0);
__decorate([
    Field(() => Int, { description: 'The month it expires at the end of, 1 to 12.' }),
    Property({ type: 'smallint' })
], PaymentMethod.prototype, "expMonth", void 0);
__decorate([
    Field(() => Int, { description: 'The year it expires in, four digits.' }),
    Property({ type: 'smallint' })
], PaymentMethod.prototype, "expYear", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], PaymentMethod.prototype, "fingerprint", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it is offered first.' }),
    Property({ type: 'boolean', defaultRaw: 'false' })
], PaymentMethod.prototype, "isDefault", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], PaymentMethod.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], PaymentMethod.prototype, "removedAt", void 0);
PaymentMethod = __decorate([
    ObjectType('PaymentMethod', { implements: Node, description: 'A saved card; for its owner only.' }),
    Entity({ tableName: 'payment_methods' })
], PaymentMethod);
export { PaymentMethod };
//# sourceMappingURL=payment-method.entity.js.map