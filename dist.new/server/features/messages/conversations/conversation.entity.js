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
import { ConversationKind } from '../message-types.js';
/** A conversation between a renter and a host about one space. Fields that depend on the viewer are field resolvers. */
let Conversation = class Conversation {
    [EntityName];
    id;
    /** Null after the space was deleted. */
    spaceId;
    renterId;
    hostId;
    kind;
    lastMessageAt;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], Conversation.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Conversation.prototype, "spaceId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Conversation.prototype, "renterId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Conversation.prototype, "hostId", void 0);
__decorate([
    Field(() => ConversationKind, { description: 'What it is about.' }),
    Property({ type: 'text', defaultRaw: "'direct'::text" })
], Conversation.prototype, "kind", void 0);
__decorate([
    Field(() => Date, { description: 'When its newest message was sent.' }),
    Property({ type: 'timestamptz' })
], Conversation.prototype, "lastMessageAt", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], Conversation.prototype, "createdAt", void 0);
Conversation = __decorate([
    ObjectType({
        description: 'The messages of a renter and a host about a space: one conversation per pair and space, visible only to the two.',
        implements: Node,
    }),
    Entity({ tableName: 'conversations' })
], Conversation);
export { Conversation };
//# sourceMappingURL=conversation.entity.js.map