var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
/** One attempt to deliver an event. */
let WebhookAttempt = class WebhookAttempt {
    [EntityName];
    id;
    deliveryId;
    at;
    status;
    problem;
    milliseconds;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], WebhookAttempt.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], WebhookAttempt.prototype, "deliveryId", void 0);
__decorate([
    Field(() => Date, { description: 'When.' }),
    Property({ type: 'timestamptz' })
], WebhookAttempt.prototype, "at", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'The status of the answer; null when there was none.' }),
    Property({ type: 'int', nullable: true })
], WebhookAttempt.prototype, "status", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Why there was no answer: TIMEOUT, ADDRESS_REFUSED or NO_CONNECTION.',
    }),
    Property({ type: 'text', nullable: true })
], WebhookAttempt.prototype, "problem", void 0);
__decorate([
    Field(() => Int, { description: 'How long it took, milliseconds.' }),
    Property({ type: 'int' })
], WebhookAttempt.prototype, "milliseconds", void 0);
WebhookAttempt = __decorate([
    ObjectType({ description: 'One attempt to deliver an event.' }),
    Entity({ tableName: 'webhook_attempts' })
], WebhookAttempt);
export { WebhookAttempt };
//# sourceMappingURL=webhook-attempt.entity.js.map