var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { TicketPriority } from './ticket-types.js';
import { SavedReply } from './staff/saved-reply.entity.js';
import { Ticket } from './ticket.entity.js';
import { TicketMessage } from './ticket-message.entity.js';
const TicketEdge = edgeType(Ticket, 'Ticket');
const TicketMessageEdge = edgeType(TicketMessage, 'TicketMessage');
let OwnTickets = class OwnTickets {
    edges;
    pageInfo;
    waitingCount;
};
__decorate([
    Field(() => [TicketEdge], { description: 'The one with the newest message first.' })
], OwnTickets.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page in the list.' })
], OwnTickets.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'How many tickets wait for an answer of the viewer.' })
], OwnTickets.prototype, "waitingCount", void 0);
OwnTickets = __decorate([
    ObjectType('TicketConnection', { description: "A page of the viewer's tickets." })
], OwnTickets);
export { OwnTickets };
let TicketQueue = class TicketQueue {
    edges;
    pageInfo;
    mineCount;
    unassignedCount;
    allCount;
};
__decorate([
    Field(() => [TicketEdge], { description: 'The soonest to be answered first.' })
], TicketQueue.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page in the list.' })
], TicketQueue.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'Unsolved tickets of the viewer.' })
], TicketQueue.prototype, "mineCount", void 0);
__decorate([
    Field(() => Int, { description: 'Unsolved tickets of nobody.' })
], TicketQueue.prototype, "unassignedCount", void 0);
__decorate([
    Field(() => Int, { description: 'All unsolved tickets.' })
], TicketQueue.prototype, "allCount", void 0);
TicketQueue = __decorate([
    ObjectType({ description: "A page of the staff's queue of tickets." })
], TicketQueue);
export { TicketQueue };
let TicketMessageConnection = class TicketMessageConnection {
    edges;
    pageInfo;
};
__decorate([
    Field(() => [TicketMessageEdge], { description: 'Newest first.' })
], TicketMessageConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page; the next one is older.' })
], TicketMessageConnection.prototype, "pageInfo", void 0);
TicketMessageConnection = __decorate([
    ObjectType({ description: 'A page of the messages of a ticket.' })
], TicketMessageConnection);
export { TicketMessageConnection };
let SupportPromise = class SupportPromise {
    priority;
    answerBy;
    answerMinutes;
};
__decorate([
    Field(() => TicketPriority, { description: 'How soon it is answered.' })
], SupportPromise.prototype, "priority", void 0);
__decorate([
    Field(() => Date, { description: 'Until when it is answered.' })
], SupportPromise.prototype, "answerBy", void 0);
__decorate([
    Field(() => Int, { description: 'Minutes of work until then.' })
], SupportPromise.prototype, "answerMinutes", void 0);
SupportPromise = __decorate([
    ObjectType({ description: 'When support would answer a ticket that is sent now.' })
], SupportPromise);
export { SupportPromise };
const ticket = { description: 'As it is now.' };
let OpenTicketPayload = class OpenTicketPayload {
    ticket;
};
__decorate([
    Field(() => Ticket, ticket)
], OpenTicketPayload.prototype, "ticket", void 0);
OpenTicketPayload = __decorate([
    ObjectType({ description: 'A ticket was opened.' })
], OpenTicketPayload);
export { OpenTicketPayload };
let SendTicketMessagePayload = class SendTicketMessagePayload {
    ticket;
};
__decorate([
    Field(() => Ticket, ticket)
], SendTicketMessagePayload.prototype, "ticket", void 0);
SendTicketMessagePayload = __decorate([
    ObjectType({ description: 'A message was added to a ticket.' })
], SendTicketMessagePayload);
export { SendTicketMessagePayload };
let ReopenTicketPayload = class ReopenTicketPayload {
    ticket;
};
__decorate([
    Field(() => Ticket, ticket)
], ReopenTicketPayload.prototype, "ticket", void 0);
ReopenTicketPayload = __decorate([
    ObjectType({ description: 'A ticket was reopened.' })
], ReopenTicketPayload);
export { ReopenTicketPayload };
let RateTicketPayload = class RateTicketPayload {
    ticket;
};
__decorate([
    Field(() => Ticket, ticket)
], RateTicketPayload.prototype, "ticket", void 0);
RateTicketPayload = __decorate([
    ObjectType({ description: 'A ticket was rated.' })
], RateTicketPayload);
export { RateTicketPayload };
let AnswerTicketPayload = class AnswerTicketPayload {
    ticket;
};
__decorate([
    Field(() => Ticket, ticket)
], AnswerTicketPayload.prototype, "ticket", void 0);
AnswerTicketPayload = __decorate([
    ObjectType({ description: 'Support answered.' })
], AnswerTicketPayload);
export { AnswerTicketPayload };
let AddTicketNotePayload = class AddTicketNotePayload {
    ticket;
};
__decorate([
    Field(() => Ticket, ticket)
], AddTicketNotePayload.prototype, "ticket", void 0);
AddTicketNotePayload = __decorate([
    ObjectType({ description: 'A note was added.' })
], AddTicketNotePayload);
export { AddTicketNotePayload };
let AssignTicketPayload = class AssignTicketPayload {
    ticket;
};
__decorate([
    Field(() => Ticket, ticket)
], AssignTicketPayload.prototype, "ticket", void 0);
AssignTicketPayload = __decorate([
    ObjectType({ description: 'A ticket was given to somebody.' })
], AssignTicketPayload);
export { AssignTicketPayload };
let SaveSavedReplyPayload = class SaveSavedReplyPayload {
    savedReply;
};
__decorate([
    Field(() => SavedReply, { description: 'As it is now.' })
], SaveSavedReplyPayload.prototype, "savedReply", void 0);
SaveSavedReplyPayload = __decorate([
    ObjectType({ description: 'A reply was saved.' })
], SaveSavedReplyPayload);
export { SaveSavedReplyPayload };
let DeleteSavedReplyPayload = class DeleteSavedReplyPayload {
    isDeleted;
};
__decorate([
    Field(() => Boolean, { description: 'Always true, also when there was none.' })
], DeleteSavedReplyPayload.prototype, "isDeleted", void 0);
DeleteSavedReplyPayload = __decorate([
    ObjectType({ description: 'A saved reply is gone.' })
], DeleteSavedReplyPayload);
export { DeleteSavedReplyPayload };
//# sourceMappingURL=ticket.types.js.map