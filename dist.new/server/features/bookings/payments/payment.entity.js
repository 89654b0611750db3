var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
/** One charge of a booking as we keep it; the money itself is with the provider. */
let Payment = class Payment {
    [EntityName];
    id;
    bookingId;
    renterId;
    /** The cycle it is to collect; null while nothing is agreed, and for charges beside the rent. */
    cycleId = null;
    /** The claim whose deposit it charges. */
    claimId = null;
    cycleNo;
    kind;
    rentCents;
    renterFeeCents;
    protectionCents;
    ivaCents;
    totalCents;
    creditCents = 0;
    /** ISO 4217; always EUR today. */
    currency;
    status;
    /** Its cardholder's bank has it, for now or for good: written with the status of its dispute, so that lists need no statement more. */
    isTakenBack = false;
    provider;
    providerRef = null;
    paymentMethodRef = null;
    methodBrand = null;
    methodLast4 = null;
    idempotencyKey;
    dueAt;
    authorizedAt = null;
    capturedAt = null;
    /** What was taken from the card, cents; null before. Refunds do not change it. */
    capturedCents = null;
    failureCode = null;
    /** How often the provider was asked for the step that waits, or for the last one. */
    attempts = 0;
    /** Written before the provider is asked, so that a crash in between is settled later. */
    pendingStep = null;
    pendingSince = null;
    /** When the provider is asked next, unless an answer comes before; null: nothing is open. */
    nextTryAt = null;
    /** When the hold was over and the provider was asked once more; null: not yet. */
    finalAskAt = null;
    /** The person who asked for the step; null for the system. */
    pendingBy = null;
    actionUrl = null;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Payment.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Payment.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Payment.prototype, "renterId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Payment.prototype, "cycleId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Payment.prototype, "claimId", void 0);
__decorate([
    Property({ type: 'integer' })
], Payment.prototype, "cycleNo", void 0);
__decorate([
    Property({ type: 'text' })
], Payment.prototype, "kind", void 0);
__decorate([
    Property({ type: 'integer' })
], Payment.prototype, "rentCents", void 0);
__decorate([
    Property({ type: 'integer' })
], Payment.prototype, "renterFeeCents", void 0);
__decorate([
    Property({ type: 'integer' })
], Payment.prototype, "protectionCents", void 0);
__decorate([
    Property({ type: 'integer' })
], Payment.prototype, "ivaCents", void 0);
__decorate([
    Field(() => Int, { description: 'Cents, IVA included; what credit pays of it included.' }),
    Property({ type: 'integer' })
], Payment.prototype, "totalCents", void 0);
__decorate([
    Field(() => Int, { description: "What of `totalCents` the renter's credit pays, cents; the card pays the rest." }),
    Property({ type: 'integer' })
], Payment.prototype, "creditCents", void 0);
__decorate([
    Property({ type: 'text', defaultRaw: `'EUR'`, lazy: true })
], Payment.prototype, "currency", void 0);
__decorate([
    Property({ type: 'text' })
], Payment.prototype, "status", void 0);
__decorate([
    Property({ type: 'boolean' })
], Payment.prototype, "isTakenBack", void 0);
__decorate([
    Property({ type: 'text' })
], Payment.prototype, "provider", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Payment.prototype, "providerRef", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Payment.prototype, "paymentMethodRef", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The card: visa, mastercard, amex or card.' }),
    Property({ type: 'text', nullable: true })
], Payment.prototype, "methodBrand", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Last four digits of the card.' }),
    Property({ type: 'text', nullable: true })
], Payment.prototype, "methodLast4", void 0);
__decorate([
    Property({ type: 'text' })
], Payment.prototype, "idempotencyKey", void 0);
__decorate([
    Field(() => Date, { description: 'When it is to be charged, at the latest.' }),
    Property({ type: 'timestamptz' })
], Payment.prototype, "dueAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Payment.prototype, "authorizedAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the money was taken.' }),
    Property({ type: 'timestamptz', nullable: true })
], Payment.prototype, "capturedAt", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], Payment.prototype, "capturedCents", void 0);
__decorate([
    Field(() => String, { nullable: true, description: "The provider's reason for a failure, such as card_declined." }),
    Property({ type: 'text', nullable: true })
], Payment.prototype, "failureCode", void 0);
__decorate([
    Property({ type: 'integer' })
], Payment.prototype, "attempts", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Payment.prototype, "pendingStep", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Payment.prototype, "pendingSince", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Payment.prototype, "nextTryAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Payment.prototype, "finalAskAt", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Payment.prototype, "pendingBy", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Payment.prototype, "actionUrl", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Payment.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Payment.prototype, "updatedAt", void 0);
Payment = __decorate([
    ObjectType('BookingPayment', { description: 'A charge of a booking, for the renter and admins.' }),
    Entity({ tableName: 'payments' })
], Payment);
export { Payment };
//# sourceMappingURL=payment.entity.js.map