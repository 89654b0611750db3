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
import { WebhookDeliveryState } from './webhook-types.js';
/** An event as it is sent to one webhook. */
let WebhookDelivery = class WebhookDelivery {
    [EntityName];
    id;
    endpointId;
    /** The event of the outbox, so that it is never sent under two numbers. */
    eventKey;
    sequence;
    type;
    body;
    isTest = false;
    state;
    /** Attempts by the clock; those asked for by hand are not counted. */
    attempts = 0;
    nextAttemptAt = null;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], WebhookDelivery.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], WebhookDelivery.prototype, "endpointId", void 0);
__decorate([
    Property({ type: 'text' })
], WebhookDelivery.prototype, "eventKey", void 0);
__decorate([
    Field(() => Int, { description: 'Its number at this webhook, from 1: what arrives late is recognised by it.' }),
    Property({ type: 'int' })
], WebhookDelivery.prototype, "sequence", void 0);
__decorate([
    Field(() => String, { description: 'What happened, as in the body: `booking.requested`.' }),
    Property({ type: 'text' })
], WebhookDelivery.prototype, "type", void 0);
__decorate([
    Field(() => String, { description: 'The JSON that is sent, to the letter: the signature is made over it.' }),
    Property({ type: 'text' })
], WebhookDelivery.prototype, "body", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it was asked for with `sendTestEvent`.' }),
    Property({ type: 'boolean' })
], WebhookDelivery.prototype, "isTest", void 0);
__decorate([
    Field(() => WebhookDeliveryState, { description: 'How far it is.' }),
    Property({ type: 'text' })
], WebhookDelivery.prototype, "state", void 0);
__decorate([
    Property({ type: 'int' })
], WebhookDelivery.prototype, "attempts", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it is tried next; null when it is not.' }),
    Property({ type: 'timestamptz', nullable: true })
], WebhookDelivery.prototype, "nextAttemptAt", void 0);
__decorate([
    Field(() => Date, { description: 'When the event happened.' }),
    Property({ type: 'timestamptz' })
], WebhookDelivery.prototype, "createdAt", void 0);
WebhookDelivery = __decorate([
    ObjectType({ description: 'An event as it is sent to one webhook.', implements: Node }),
    Entity({ tableName: 'webhook_deliveries' })
], WebhookDelivery);
export { WebhookDelivery };
//# sourceMappingURL=webhook-delivery.entity.js.map