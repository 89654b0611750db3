var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { User } from '../../accounts/user.entity.js';
import { subscribeToQueue } from '../live/ticket-changes.js';
import { TicketQueueScope } from '../ticket-types.js';
import { Ticket } from '../ticket.entity.js';
import { AddTicketNoteInput, AnswerTicketInput, AssignTicketInput, DeleteSavedReplyInput, SaveSavedReplyInput, } from '../ticket.inputs.js';
import { textOf } from '../ticket.resolver.js';
import { AddTicketNotePayload, AnswerTicketPayload, AssignTicketPayload, DeleteSavedReplyPayload, SaveSavedReplyPayload, TicketQueue, } from '../ticket.types.js';
import { addTicketNote, answerTicket, assignTicket } from './answer-ticket.js';
import { deleteSavedReply, listSavedReplies, MAX_SAVED_REPLIES, saveSavedReply } from './saved-replies.js';
import { SavedReply } from './saved-reply.entity.js';
import { listSupportStaff } from './support-staff.js';
import { listTicketQueue } from './ticket-queue.js';
const INPUT = { description: 'The arguments.' };
const cost = ({ childComplexity }) => 10 + childComplexity;
let TicketStaffResolver = class TicketStaffResolver {
    ticketQueue(ctx, scope, page) {
        return listTicketQueue(signedIn(ctx), scope ?? TicketQueueScope.ALL, page ?? {});
    }
    supportStaff(ctx) {
        return listSupportStaff(signedIn(ctx));
    }
    savedReplies(ctx) {
        return listSavedReplies(signedIn(ctx));
    }
    async answerTicket(ctx, input) {
        return { ticket: await answerTicket(signedIn(ctx), { ...textOf(input), isResolved: input.isResolved }) };
    }
    async addTicketNote(ctx, { ticketId, body }) {
        return { ticket: await addTicketNote(signedIn(ctx), fromGlobalId('Ticket', ticketId), body) };
    }
    async assignTicket(ctx, { ticketId, userId }) {
        const assignee = userId == null ? null : fromGlobalId('User', userId);
        return { ticket: await assignTicket(signedIn(ctx), fromGlobalId('Ticket', ticketId), assignee) };
    }
    async saveSavedReply(ctx, { id, title, textEs, textEn }) {
        return { savedReply: await saveSavedReply(signedIn(ctx), { id: id ?? null, title, textEs, textEn }) };
    }
    async deleteSavedReply(ctx, { id }) {
        await deleteSavedReply(signedIn(ctx), id);
        return { isDeleted: true };
    }
    ticketQueueChanged(ticket) {
        return ticket;
    }
};
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Query(() => TicketQueue, {
        description: "Staff: a part of the queue of tickets, the soonest to be answered first; none of the viewer's own. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: ({ args, childComplexity }) => 3 + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('scope', () => TicketQueueScope, {
        nullable: true,
        defaultValue: TicketQueueScope.ALL,
        description: 'Which part.',
    })),
    __param(2, Args(() => PAGE_ARGS))
], TicketStaffResolver.prototype, "ticketQueue", null);
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Query(() => [User], {
        complexity: ({ childComplexity }) => 2 + 20 * childComplexity,
        description: 'Staff: who serves tickets, by name; at most 100. Errors: MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx())
], TicketStaffResolver.prototype, "supportStaff", null);
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Query(() => [SavedReply], {
        complexity: ({ childComplexity }) => 2 + MAX_SAVED_REPLIES * childComplexity,
        description: 'Staff: the saved replies of support by title, at most 100. Errors: MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx())
], TicketStaffResolver.prototype, "savedReplies", null);
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Mutation(() => AnswerTicketPayload, {
        complexity: cost,
        description: 'Staff: answers a ticket, and waits or resolves it. Errors: MFA_SETUP_REQUIRED, TICKET_STATE_REFUSED {status}, VALIDATION_FAILED at `body`, `fileIds`, FORBIDDEN for your own, NOT_FOUND, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AnswerTicketInput, INPUT))
], TicketStaffResolver.prototype, "answerTicket", null);
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Mutation(() => AddTicketNotePayload, {
        complexity: cost,
        description: 'Staff: writes a note that only support sees. Errors: MFA_SETUP_REQUIRED, VALIDATION_FAILED at `body`, FORBIDDEN for your own, NOT_FOUND, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AddTicketNoteInput, INPUT))
], TicketStaffResolver.prototype, "addTicketNote", null);
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Mutation(() => AssignTicketPayload, {
        complexity: cost,
        description: 'Staff: gives a ticket to a member of support, or to nobody. Errors: MFA_SETUP_REQUIRED, FORBIDDEN for your own, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AssignTicketInput, INPUT))
], TicketStaffResolver.prototype, "assignTicket", null);
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Mutation(() => SaveSavedReplyPayload, {
        complexity: cost,
        description: 'Staff: creates or changes a saved reply. Errors: MFA_SETUP_REQUIRED, VALIDATION_FAILED at `title`, `textEs`, `textEn`, NOT_FOUND, QUICK_REPLIES_FULL.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SaveSavedReplyInput, INPUT))
], TicketStaffResolver.prototype, "saveSavedReply", null);
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Mutation(() => DeleteSavedReplyPayload, {
        complexity: cost,
        description: 'Staff: deletes a saved reply. Errors: MFA_SETUP_REQUIRED, NOT_FOUND for an id of another type.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DeleteSavedReplyInput, INPUT))
], TicketStaffResolver.prototype, "deleteSavedReply", null);
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Subscription(() => Ticket, {
        description: 'Staff: tickets as they change. WebSocket only. Ends with the session, or when the token expires (close code 4403): reconnect with a new one.',
        subscribe: ({ context }) => subscribeToQueue(signedIn(context)),
    }),
    __param(0, Root())
], TicketStaffResolver.prototype, "ticketQueueChanged", null);
TicketStaffResolver = __decorate([
    Resolver()
], TicketStaffResolver);
export { TicketStaffResolver };
//# sourceMappingURL=ticket-staff.resolver.js.map