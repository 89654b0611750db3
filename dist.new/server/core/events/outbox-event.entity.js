var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** An event, stored in the transaction that caused it and dispatched afterwards. */
let OutboxEvent = class OutboxEvent {
    [EntityName];
    id;
    type;
    payload;
    /** The booking, whose events are dispatched in their order; computed by the database. */
    orderKey;
    createdAt;
    dispatchedAt;
    attempts;
    nextAttemptAt;
    lastError;
};
__decorate([
    PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
], OutboxEvent.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], OutboxEvent.prototype, "type", void 0);
__decorate([
    Property({ type: 'json' })
], OutboxEvent.prototype, "payload", void 0);
__decorate([
    Property({ type: 'text', nullable: true, persist: false, lazy: true })
], OutboxEvent.prototype, "orderKey", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], OutboxEvent.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], OutboxEvent.prototype, "dispatchedAt", void 0);
__decorate([
    Property({ type: 'integer', defaultRaw: '0' })
], OutboxEvent.prototype, "attempts", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], OutboxEvent.prototype, "nextAttemptAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], OutboxEvent.prototype, "lastError", void 0);
OutboxEvent = __decorate([
    Entity({ tableName: 'outbox' })
], OutboxEvent);
export { OutboxEvent };
//# sourceMappingURL=outbox-event.entity.js.map