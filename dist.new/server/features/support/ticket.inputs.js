var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int } from 'type-graphql';
import { TicketCategory } from './ticket-types.js';
const TICKET = { description: 'Of the ticket.' };
const BODY = {
    description: 'At most 3000 characters of plain text with line breaks; can be empty when there are files.',
};
const FILES = { nullable: true, description: 'Uploaded files, at most 5; each can be sent once.' };
const KEY = { description: 'Up to 200 characters; repeated calls with the same key are one, for at least 24 h.' };
let SupportPromiseInput = class SupportPromiseInput {
    category;
    isDangerous;
};
__decorate([
    Field(() => TicketCategory, { description: 'What it is about.' })
], SupportPromiseInput.prototype, "category", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'There is danger for people or things now; false by default.' })
], SupportPromiseInput.prototype, "isDangerous", void 0);
SupportPromiseInput = __decorate([
    InputType({ description: 'What a ticket would be about.' })
], SupportPromiseInput);
export { SupportPromiseInput };
let OpenTicketInput = class OpenTicketInput extends SupportPromiseInput {
    bookingId;
    subject;
    body;
    fileIds;
    idempotencyKey;
};
__decorate([
    Field(() => ID, { nullable: true, description: 'A booking of the viewer that it is about.' })
], OpenTicketInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, { description: 'In one line, 5–100 characters.' })
], OpenTicketInput.prototype, "subject", void 0);
__decorate([
    Field(() => String, { description: 'Plain text with line breaks, 20–3000 characters.' })
], OpenTicketInput.prototype, "body", void 0);
__decorate([
    Field(() => [ID], FILES)
], OpenTicketInput.prototype, "fileIds", void 0);
__decorate([
    Field(() => String, KEY)
], OpenTicketInput.prototype, "idempotencyKey", void 0);
OpenTicketInput = __decorate([
    InputType({ description: 'A question to support.' })
], OpenTicketInput);
export { OpenTicketInput };
let SendTicketMessageInput = class SendTicketMessageInput {
    ticketId;
    body;
    fileIds;
    idempotencyKey;
};
__decorate([
    Field(() => ID, TICKET)
], SendTicketMessageInput.prototype, "ticketId", void 0);
__decorate([
    Field(() => String, BODY)
], SendTicketMessageInput.prototype, "body", void 0);
__decorate([
    Field(() => [ID], FILES)
], SendTicketMessageInput.prototype, "fileIds", void 0);
__decorate([
    Field(() => String, KEY)
], SendTicketMessageInput.prototype, "idempotencyKey", void 0);
SendTicketMessageInput = __decorate([
    InputType({ description: 'A further message of whoever asked.' })
], SendTicketMessageInput);
export { SendTicketMessageInput };
let ReopenTicketInput = class ReopenTicketInput extends SendTicketMessageInput {
};
ReopenTicketInput = __decorate([
    InputType({ description: 'What is not solved about a resolved ticket.' })
], ReopenTicketInput);
export { ReopenTicketInput };
let AnswerTicketInput = class AnswerTicketInput extends SendTicketMessageInput {
    isResolved;
};
__decorate([
    Field(() => Boolean, { description: 'True resolves the ticket; false waits for whoever asked.' })
], AnswerTicketInput.prototype, "isResolved", void 0);
AnswerTicketInput = __decorate([
    InputType({ description: 'An answer of support.' })
], AnswerTicketInput);
export { AnswerTicketInput };
let RateTicketInput = class RateTicketInput {
    ticketId;
    score;
};
__decorate([
    Field(() => ID, TICKET)
], RateTicketInput.prototype, "ticketId", void 0);
__decorate([
    Field(() => Int, { description: '1 (badly) to 5 (very well).' })
], RateTicketInput.prototype, "score", void 0);
RateTicketInput = __decorate([
    InputType({ description: 'How well a ticket was solved.' })
], RateTicketInput);
export { RateTicketInput };
let AddTicketNoteInput = class AddTicketNoteInput {
    ticketId;
    body;
};
__decorate([
    Field(() => ID, TICKET)
], AddTicketNoteInput.prototype, "ticketId", void 0);
__decorate([
    Field(() => String, { description: '1–3000 characters of plain text with line breaks.' })
], AddTicketNoteInput.prototype, "body", void 0);
AddTicketNoteInput = __decorate([
    InputType({ description: 'A note that only support sees.' })
], AddTicketNoteInput);
export { AddTicketNoteInput };
let AssignTicketInput = class AssignTicketInput {
    ticketId;
    userId;
};
__decorate([
    Field(() => ID, TICKET)
], AssignTicketInput.prototype, "ticketId", void 0);
__decorate([
    Field(() => ID, { nullable: true, description: 'A member of support; null for nobody.' })
], AssignTicketInput.prototype, "userId", void 0);
AssignTicketInput = __decorate([
    InputType({ description: 'Who serves a ticket.' })
], AssignTicketInput);
export { AssignTicketInput };
let SaveSavedReplyInput = class SaveSavedReplyInput {
    id;
    title;
    textEs;
    textEn;
};
__decorate([
    Field(() => ID, { nullable: true, description: 'The one to change; without it a new one is created.' })
], SaveSavedReplyInput.prototype, "id", void 0);
__decorate([
    Field(() => String, { description: 'What it is called in the list, 3–60 characters.' })
], SaveSavedReplyInput.prototype, "title", void 0);
__decorate([
    Field(() => String, { description: 'Its text in Spanish, 1–3000 characters.' })
], SaveSavedReplyInput.prototype, "textEs", void 0);
__decorate([
    Field(() => String, { description: 'Its text in English, 1–3000 characters.' })
], SaveSavedReplyInput.prototype, "textEn", void 0);
SaveSavedReplyInput = __decorate([
    InputType({ description: 'A saved reply to create or to change.' })
], SaveSavedReplyInput);
export { SaveSavedReplyInput };
let DeleteSavedReplyInput = class DeleteSavedReplyInput {
    id;
};
__decorate([
    Field(() => ID, { description: 'Of the saved reply.' })
], DeleteSavedReplyInput.prototype, "id", void 0);
DeleteSavedReplyInput = __decorate([
    InputType({ description: 'A saved reply to delete.' })
], DeleteSavedReplyInput);
export { DeleteSavedReplyInput };
//# sourceMappingURL=ticket.inputs.js.map