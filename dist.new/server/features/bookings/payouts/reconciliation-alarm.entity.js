var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
/** A difference between our books and the provider's that somebody has to explain. */
let ReconciliationAlarm = class ReconciliationAlarm {
    [EntityName];
    id;
    kind;
    provider;
    ref;
    bookingId = null;
    expectedCents;
    foundCents;
    foundAt;
    answerDueAt = null;
    answeredAt = null;
    resolvedAt = null;
    resolvedBy = null;
    resolution = null;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ReconciliationAlarm.prototype, "id", void 0);
__decorate([
    Field(() => String, {
        description: 'missing_at_provider, missing_in_ledger, amount_differs, out_of_balance, payout_unanswered or payment_disputed.',
    }),
    Property({ type: 'text' })
], ReconciliationAlarm.prototype, "kind", void 0);
__decorate([
    Field(() => String, { description: 'The provider.' }),
    Property({ type: 'text' })
], ReconciliationAlarm.prototype, "provider", void 0);
__decorate([
    Field(() => String, { description: 'Reference at the provider, or of our own record.' }),
    Property({ type: 'text' })
], ReconciliationAlarm.prototype, "ref", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ReconciliationAlarm.prototype, "bookingId", void 0);
__decorate([
    Field(() => Int, { description: 'By our books, cents.' }),
    Property({ type: 'integer' })
], ReconciliationAlarm.prototype, "expectedCents", void 0);
__decorate([
    Field(() => Int, { description: 'By the other one, cents.' }),
    Property({ type: 'integer' })
], ReconciliationAlarm.prototype, "foundCents", void 0);
__decorate([
    Field(() => Date, { description: 'When it was found.' }),
    Property({ type: 'timestamptz' })
], ReconciliationAlarm.prototype, "foundAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Of a disputed payment: until when it can be answered.' }),
    Property({ type: 'timestamptz', nullable: true })
], ReconciliationAlarm.prototype, "answerDueAt", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'Of a disputed payment: when its bank was answered with what both sides accepted; null: not yet.',
    }),
    Property({ type: 'timestamptz', nullable: true })
], ReconciliationAlarm.prototype, "answeredAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When somebody explained it; null while it is open.' }),
    Property({ type: 'timestamptz', nullable: true })
], ReconciliationAlarm.prototype, "resolvedAt", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ReconciliationAlarm.prototype, "resolvedBy", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The explanation.' }),
    Property({ type: 'text', nullable: true })
], ReconciliationAlarm.prototype, "resolution", void 0);
ReconciliationAlarm = __decorate([
    ObjectType({ description: "A difference between our books and the payment provider's; for the staff. Cents." }),
    Entity({ tableName: 'reconciliation_alarms' })
], ReconciliationAlarm);
export { ReconciliationAlarm };
//# sourceMappingURL=reconciliation-alarm.entity.js.map