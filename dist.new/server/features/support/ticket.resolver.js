var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { subscribeToOwnTickets } from './live/ticket-changes.js';
import { openTicket } from './open-ticket.js';
import { ANSWER_MINUTES, priorityOf } from './ticket-input.rules.js';
import { listOwnTickets } from './ticket-lists.js';
import { TicketStep } from './ticket-transitions.js';
import { Ticket } from './ticket.entity.js';
import { OpenTicketInput, RateTicketInput, ReopenTicketInput, SendTicketMessageInput, SupportPromiseInput, } from './ticket.inputs.js';
import { findTicket } from './ticket.loaders.js';
import { OpenTicketPayload, OwnTickets, RateTicketPayload, ReopenTicketPayload, SendTicketMessagePayload, SupportPromise, } from './ticket.types.js';
import { afterWorkingMinutes } from './working-hours.rules.js';
import { rateTicket, writeToTicket } from './write-to-ticket.js';
const INPUT = { description: 'The arguments.' };
const cost = ({ childComplexity }) => 10 + childComplexity;
/** The arguments of a message, with the ticket's uuid. */
export const textOf = ({ ticketId, body, fileIds, idempotencyKey }) => ({
    ticketId: fromGlobalId('Ticket', ticketId),
    body,
    fileIds: fileIds ?? [],
    idempotencyKey,
});
let TicketResolver = class TicketResolver {
    myTickets(ctx, page) {
        return listOwnTickets(signedIn(ctx), page);
    }
    ticket(ctx, id) {
        return findTicket(ctx, fromGlobalId('Ticket', id));
    }
    supportPromise({ clock }, { category, isDangerous }) {
        const priority = priorityOf(category, isDangerous ?? false);
        const answerMinutes = ANSWER_MINUTES[priority];
        return { priority, answerMinutes, answerBy: afterWorkingMinutes(clock.now(), answerMinutes) };
    }
    async openTicket(ctx, input) {
        const { category, bookingId, subject, body, isDangerous, fileIds, idempotencyKey } = input;
        const ticket = await openTicket(signedIn(ctx), {
            category,
            bookingId: bookingId == null ? null : fromGlobalId('Booking', bookingId),
            subject,
            body,
            isDangerous: isDangerous ?? false,
            fileIds: fileIds ?? [],
            idempotencyKey,
        });
        return { ticket };
    }
    async sendTicketMessage(ctx, input) {
        return { ticket: await writeToTicket(signedIn(ctx), textOf(input), TicketStep.WRITE) };
    }
    async reopenTicket(ctx, input) {
        return { ticket: await writeToTicket(signedIn(ctx), textOf(input), TicketStep.REOPEN) };
    }
    async rateTicket(ctx, { ticketId, score }) {
        return { ticket: await rateTicket(signedIn(ctx), fromGlobalId('Ticket', ticketId), score) };
    }
    ticketChanged(ticket) {
        return ticket;
    }
};
__decorate([
    Authorized(),
    Query(() => OwnTickets, {
        description: "The viewer's tickets, the one with the newest message first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Args(() => PAGE_ARGS))
], TicketResolver.prototype, "myTickets", null);
__decorate([
    Authorized(),
    Query(() => Ticket, {
        nullable: true,
        complexity: ({ childComplexity }) => 2 + childComplexity,
        description: 'A ticket, for whoever asked and for support; null for everybody else. Errors: NOT_FOUND for an id of another type.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'Of the ticket.' }))
], TicketResolver.prototype, "ticket", null);
__decorate([
    Authorized(),
    Query(() => SupportPromise, {
        complexity: 2,
        description: 'When support would answer a ticket that is sent now.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SupportPromiseInput, INPUT))
], TicketResolver.prototype, "supportPromise", null);
__decorate([
    Authorized(),
    Mutation(() => OpenTicketPayload, {
        complexity: cost,
        description: 'Asks support; 10 an hour. Errors: EMAIL_NOT_VERIFIED, VALIDATION_FAILED at `subject`, `body`, `fileIds`, NOT_FOUND for a booking that is not yours, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => OpenTicketInput, INPUT))
], TicketResolver.prototype, "openTicket", null);
__decorate([
    Authorized(),
    Mutation(() => SendTicketMessagePayload, {
        complexity: cost,
        description: 'Whoever asked writes again; 60 an hour. Errors: TICKET_STATE_REFUSED {status}, VALIDATION_FAILED at `body`, `fileIds`, FORBIDDEN, NOT_FOUND, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SendTicketMessageInput, INPUT))
], TicketResolver.prototype, "sendTicketMessage", null);
__decorate([
    Authorized(),
    Mutation(() => ReopenTicketPayload, {
        complexity: cost,
        description: 'Whoever asked opens a resolved ticket again, within 14 days, saying what is not solved. Errors: TICKET_STATE_REFUSED {status}, VALIDATION_FAILED at `body`, `fileIds`, FORBIDDEN, NOT_FOUND, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ReopenTicketInput, INPUT))
], TicketResolver.prototype, "reopenTicket", null);
__decorate([
    Authorized(),
    Mutation(() => RateTicketPayload, {
        complexity: cost,
        description: 'Whoever asked rates a resolved ticket, within 14 days; rating again replaces it. Errors: TICKET_STATE_REFUSED {status}, BAD_REQUEST, FORBIDDEN, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RateTicketInput, INPUT))
], TicketResolver.prototype, "rateTicket", null);
__decorate([
    Authorized(),
    Subscription(() => Ticket, {
        description: "The viewer's tickets as they change. WebSocket only. Ends with the session, or when the token expires (close code 4403): reconnect with a new one.",
        subscribe: ({ context }) => subscribeToOwnTickets(signedIn(context)),
    }),
    __param(0, Root())
], TicketResolver.prototype, "ticketChanged", null);
TicketResolver = __decorate([
    Resolver()
], TicketResolver);
export { TicketResolver };
//# sourceMappingURL=ticket.resolver.js.map