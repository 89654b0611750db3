var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import { MessageKind } from './message-types.js';
/** A message or an event of a conversation. */
let Message = class Message {
    [EntityName];
    id;
    /** Gives the order of a conversation: instants may be equal. */
    seq;
    conversationId;
    kind;
    senderId;
    receiverId;
    /** Redacted: U+FFFC replaces each removed span. */
    body;
    /** The text as typed, stored for 90 days when something was redacted. */
    original;
    /** Kinds of the redacted contact data. */
    maskKinds;
    eventType;
    eventDetails;
    bookingId;
    isRead;
    readAt;
    /** Unique: an event delivered twice adds one message. */
    dedupeKey;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], Message.prototype, "id", void 0);
__decorate([
    Property({ type: new BigIntType('number'), autoincrement: true })
], Message.prototype, "seq", void 0);
__decorate([
    Property({ type: 'uuid' })
], Message.prototype, "conversationId", void 0);
__decorate([
    Field(() => MessageKind, { description: 'Whether a person wrote it.' }),
    Property({ type: 'text' })
], Message.prototype, "kind", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Message.prototype, "senderId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Message.prototype, "receiverId", void 0);
__decorate([
    Property({ type: 'text', defaultRaw: "''::text" })
], Message.prototype, "body", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Message.prototype, "original", void 0);
__decorate([
    Property({ type: 'array', defaultRaw: "'{}'::text[]" })
], Message.prototype, "maskKinds", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Message.prototype, "eventType", void 0);
__decorate([
    Property({ type: 'json', fieldName: 'event_facts', defaultRaw: "'{}'::jsonb" })
], Message.prototype, "eventDetails", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Message.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'boolean', defaultRaw: 'false' })
], Message.prototype, "isRead", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the receiver read it; null before that, and for events.' }),
    Property({ type: 'timestamptz', nullable: true })
], Message.prototype, "readAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Message.prototype, "dedupeKey", void 0);
__decorate([
    Field(() => Date, { description: 'When it was sent, or when the event happened.' }),
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], Message.prototype, "createdAt", void 0);
Message = __decorate([
    ObjectType({
        description: 'A message of a conversation, or an event of its booking; visible only to its two sides.',
        implements: Node,
    }),
    Entity({ tableName: 'messages' })
], Message);
export { Message };
//# sourceMappingURL=message.entity.js.map