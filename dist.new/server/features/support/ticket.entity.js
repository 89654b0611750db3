var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import { TicketCategory, TicketPriority, TicketSource, TicketStatus } from './ticket-types.js';
const some = (description) => ({ nullable: true, description });
/** A question to support with its answers. Fields that depend on the viewer are field resolvers. */
let Ticket = class Ticket {
    [EntityName];
    id;
    code;
    /** Null for somebody without an account. */
    requesterId;
    /** The name given by whoever has no account; empty for the others. */
    name;
    /** The address of whoever has no account; null for the others. */
    email;
    category;
    bookingId;
    subject;
    source;
    locale;
    priority;
    status;
    assigneeId = null;
    firstAnswerDueAt;
    firstAnsweredAt = null;
    answerDueAt = null;
    solveBy;
    /** Since when the requester is to write next. */
    waitingSince = null;
    resolvedAt = null;
    closedAt = null;
    satisfaction = null;
    ratedAt = null;
    lastMessageAt;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Ticket.prototype, "id", void 0);
__decorate([
    Field(() => String, { description: 'For people to quote: SUP-2027-001479.' }),
    Property({ type: 'text' })
], Ticket.prototype, "code", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Ticket.prototype, "requesterId", void 0);
__decorate([
    Property({ type: 'text' })
], Ticket.prototype, "name", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Ticket.prototype, "email", void 0);
__decorate([
    Field(() => TicketCategory, { description: 'What it is about.' }),
    Property({ type: 'text' })
], Ticket.prototype, "category", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Ticket.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, { description: 'In the words of whoever asked, 5–100 characters.' }),
    Property({ type: 'text' })
], Ticket.prototype, "subject", void 0);
__decorate([
    Field(() => TicketSource, { description: 'How it came.' }),
    Property({ type: 'text' })
], Ticket.prototype, "source", void 0);
__decorate([
    Property({ type: 'text' })
], Ticket.prototype, "locale", void 0);
__decorate([
    Field(() => TicketPriority, { description: 'How soon it is answered.' }),
    Property({ type: 'text' })
], Ticket.prototype, "priority", void 0);
__decorate([
    Field(() => TicketStatus, { description: 'Its status.' }),
    Property({ type: 'text' })
], Ticket.prototype, "status", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Ticket.prototype, "assigneeId", void 0);
__decorate([
    Field(() => Date, { description: 'Until when the first answer is promised.' }),
    Property({ type: 'timestamptz' })
], Ticket.prototype, "firstAnswerDueAt", void 0);
__decorate([
    Field(() => Date, some('When support first answered.')),
    Property({ type: 'timestamptz', nullable: true })
], Ticket.prototype, "firstAnsweredAt", void 0);
__decorate([
    Field(() => Date, some('Until when support answers next; null while nothing is to be answered.')),
    Property({ type: 'timestamptz', nullable: true })
], Ticket.prototype, "answerDueAt", void 0);
__decorate([
    Field(() => Date, { description: 'Until when it is to be solved: 15 working days.' }),
    Property({ type: 'timestamptz' })
], Ticket.prototype, "solveBy", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Ticket.prototype, "waitingSince", void 0);
__decorate([
    Field(() => Date, some('When it was resolved.')),
    Property({ type: 'timestamptz', nullable: true })
], Ticket.prototype, "resolvedAt", void 0);
__decorate([
    Field(() => Date, some('When it was closed.')),
    Property({ type: 'timestamptz', nullable: true })
], Ticket.prototype, "closedAt", void 0);
__decorate([
    Field(() => Int, some('How well it was solved, 1–5, as rated by whoever asked.')),
    Property({ type: 'smallint', nullable: true })
], Ticket.prototype, "satisfaction", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Ticket.prototype, "ratedAt", void 0);
__decorate([
    Field(() => Date, { description: 'When its newest message was written; notes of the staff do not count.' }),
    Property({ type: 'timestamptz' })
], Ticket.prototype, "lastMessageAt", void 0);
__decorate([
    Field(() => Date, { description: 'When it was asked.' }),
    Property({ type: 'timestamptz' })
], Ticket.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Ticket.prototype, "updatedAt", void 0);
Ticket = __decorate([
    ObjectType({ description: 'A question to support, seen by whoever asked and by support.', implements: Node }),
    Entity({ tableName: 'tickets' })
], Ticket);
export { Ticket };
/** The last number given to a ticket in a year. */
let TicketCounter = class TicketCounter {
    [EntityName];
    year;
    lastNumber;
};
__decorate([
    PrimaryKey({ type: 'smallint' })
], TicketCounter.prototype, "year", void 0);
__decorate([
    Property({ type: 'integer' })
], TicketCounter.prototype, "lastNumber", void 0);
TicketCounter = __decorate([
    Entity({ tableName: 'ticket_counters' })
], TicketCounter);
export { TicketCounter };
//# sourceMappingURL=ticket.entity.js.map