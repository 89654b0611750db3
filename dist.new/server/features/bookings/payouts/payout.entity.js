var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { PayoutStatus } from './payout-types.js';
/** Money on its way to a host's bank. What it consists of are the ledger's lines with its id. */
let Payout = class Payout {
    [EntityName];
    id;
    hostId;
    amountCents;
    status = PayoutStatus.SCHEDULED;
    runOn;
    /** A run on the first of a month, which has no minimum. */
    isSweep = false;
    provider;
    accountRef;
    ibanLast4 = null;
    /** Stored before the transfer is asked for the first time. */
    transferAskedAt = null;
    transferRef = null;
    payoutRef = null;
    idempotencyKey;
    askedAt;
    arrivesOn = null;
    failureCode = null;
    /** When the transfer of a pay-out that failed was taken back from the host's account at the provider. */
    reversedAt = null;
    createdAt;
    sentAt = null;
    completedAt = null;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Payout.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Payout.prototype, "hostId", void 0);
__decorate([
    Field(() => Int, { description: 'Cents.' }),
    Property({ type: 'integer' })
], Payout.prototype, "amountCents", void 0);
__decorate([
    Field(() => PayoutStatus, { description: 'Its status.' }),
    Property({ type: 'text' })
], Payout.prototype, "status", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The day it was ordered.' }),
    Property({ type: 'date' })
], Payout.prototype, "runOn", void 0);
__decorate([
    Property({ type: 'boolean' })
], Payout.prototype, "isSweep", void 0);
__decorate([
    Property({ type: 'text' })
], Payout.prototype, "provider", void 0);
__decorate([
    Property({ type: 'text' })
], Payout.prototype, "accountRef", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Last four digits of the bank account.' }),
    Property({ type: 'text', nullable: true })
], Payout.prototype, "ibanLast4", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Payout.prototype, "transferAskedAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Payout.prototype, "transferRef", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Payout.prototype, "payoutRef", void 0);
__decorate([
    Property({ type: 'text' })
], Payout.prototype, "idempotencyKey", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Payout.prototype, "askedAt", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'When the bank is expected to have it.' }),
    Property({ type: 'date', nullable: true })
], Payout.prototype, "arrivesOn", void 0);
__decorate([
    Field(() => String, { nullable: true, description: "The provider's reason for a failure, such as account_closed." }),
    Property({ type: 'text', nullable: true })
], Payout.prototype, "failureCode", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Payout.prototype, "reversedAt", void 0);
__decorate([
    Field(() => Date, { description: 'When it was ordered.' }),
    Property({ type: 'timestamptz' })
], Payout.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Payout.prototype, "sentAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Payout.prototype, "completedAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Payout.prototype, "updatedAt", void 0);
Payout = __decorate([
    ObjectType({ description: "A pay-out to the viewer's bank; cents." }),
    Entity({ tableName: 'payouts' })
], Payout);
export { Payout };
//# sourceMappingURL=payout.entity.js.map