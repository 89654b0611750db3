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
import { TicketAuthor } from './ticket-types.js';
/** A message of a ticket, or a note of the staff about it. */
let TicketMessage = class TicketMessage {
    [EntityName];
    id;
    /** Gives the order of a ticket: instants may be equal. */
    seq;
    ticketId;
    author;
    authorId;
    body;
    isInternal;
    isMail;
    mailKey;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], TicketMessage.prototype, "id", void 0);
__decorate([
    Property({ type: new BigIntType('number'), autoincrement: true })
], TicketMessage.prototype, "seq", void 0);
__decorate([
    Property({ type: 'uuid' })
], TicketMessage.prototype, "ticketId", void 0);
__decorate([
    Field(() => TicketAuthor, { description: 'Who wrote it.' }),
    Property({ type: 'text' })
], TicketMessage.prototype, "author", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], TicketMessage.prototype, "authorId", void 0);
__decorate([
    Field(() => String, { description: 'Plain text with line breaks; empty when there are only files.' }),
    Property({ type: 'text' })
], TicketMessage.prototype, "body", void 0);
__decorate([
    Field(() => Boolean, { description: 'A note of the staff, never sent.' }),
    Property({ type: 'boolean', defaultRaw: 'false' })
], TicketMessage.prototype, "isInternal", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it came by e-mail.' }),
    Property({ type: 'boolean', defaultRaw: 'false' })
], TicketMessage.prototype, "isMail", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], TicketMessage.prototype, "mailKey", void 0);
__decorate([
    Field(() => Date, { description: 'When it was written.' }),
    Property({ type: 'timestamptz' })
], TicketMessage.prototype, "createdAt", void 0);
TicketMessage = __decorate([
    ObjectType({ description: 'A message of a ticket; notes of the staff are seen by support only.', implements: Node }),
    Entity({ tableName: 'ticket_messages' })
], TicketMessage);
export { TicketMessage };
//# sourceMappingURL=ticket-message.entity.js.map