var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { WebhookEventType, WebhookState } from './webhook-types.js';
/** An address at which a partner's program is notified of events. */
let WebhookEndpoint = class WebhookEndpoint {
    [EntityName];
    id;
    userId;
    url;
    events;
    state;
    sealedSecret;
    /** Signs too until `oldSecretUntil`, so that a program can be given the new one. */
    sealedOldSecret = null;
    oldSecretUntil = null;
    nextSequence = 1;
    failingSince = null;
    disabledAt = null;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], WebhookEndpoint.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], WebhookEndpoint.prototype, "userId", void 0);
__decorate([
    Field(() => String, { description: 'The address, https.' }),
    Property({ type: 'text' })
], WebhookEndpoint.prototype, "url", void 0);
__decorate([
    Field(() => [WebhookEventType], { description: 'What it is told of.' }),
    Property({ type: 'array' })
], WebhookEndpoint.prototype, "events", void 0);
__decorate([
    Field(() => WebhookState, { description: 'Whether it is told of events.' }),
    Property({ type: 'text' })
], WebhookEndpoint.prototype, "state", void 0);
__decorate([
    Property({ type: 'text', hidden: true })
], WebhookEndpoint.prototype, "sealedSecret", void 0);
__decorate([
    Property({ type: 'text', nullable: true, hidden: true })
], WebhookEndpoint.prototype, "sealedOldSecret", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], WebhookEndpoint.prototype, "oldSecretUntil", void 0);
__decorate([
    Property({ type: 'int' })
], WebhookEndpoint.prototype, "nextSequence", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'Since when every attempt failed; null while the last one went well.',
    }),
    Property({ type: 'timestamptz', nullable: true })
], WebhookEndpoint.prototype, "failingSince", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'When it was disabled, by its owner or after failing; null while active.',
    }),
    Property({ type: 'timestamptz', nullable: true })
], WebhookEndpoint.prototype, "disabledAt", void 0);
__decorate([
    Field(() => Date, { description: 'When it was made.' }),
    Property({ type: 'timestamptz' })
], WebhookEndpoint.prototype, "createdAt", void 0);
WebhookEndpoint = __decorate([
    ObjectType({ description: "An address at which a partner's program is notified of events.", implements: Node }),
    Entity({ tableName: 'webhook_endpoints' })
], WebhookEndpoint);
export { WebhookEndpoint };
//# sourceMappingURL=webhook-endpoint.entity.js.map