var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Locale } from '../../core/values/locale.js';
import { User } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { TicketFile } from './files/ticket-file.entity.js';
import { ticketFileUrl } from './files/ticket-file-url.js';
import { SavedReply } from './staff/saved-reply.entity.js';
import { authorName, publicName } from './ticket-names.js';
import { listTicketMessages } from './ticket-lists.js';
import { ANSWER_MINUTES } from './ticket-input.rules.js';
import { reopenUntil, TicketActor } from './ticket-transitions.js';
import { TicketAction, TicketAuthor } from './ticket-types.js';
import { Ticket } from './ticket.entity.js';
import { ticketFilesLoader, ticketLoader } from './ticket.loaders.js';
import { TicketMessage } from './ticket-message.entity.js';
import { ticketActions, ticketActorOf } from './ticket.policy.js';
import { TicketMessageConnection } from './ticket.types.js';
import { workingMinutesBetween } from './working-hours.rules.js';
const isStaff = (ctx, ticket) => ticketActorOf(ctx.viewer, ticket) === TicketActor.STAFF;
let TicketFieldsResolver = class TicketFieldsResolver {
    id({ id }) {
        return toGlobalId('Ticket', id);
    }
    locale({ locale }) {
        return locale;
    }
    booking(ctx, { bookingId }) {
        return bookingId === null ? null : bookingLoader(ctx).load(bookingId);
    }
    firstAnswerMinutes({ createdAt, firstAnsweredAt }) {
        return firstAnsweredAt && workingMinutesBetween(createdAt, firstAnsweredAt);
    }
    promisedMinutes({ priority }) {
        return ANSWER_MINUTES[priority];
    }
    reopenUntil(ticket) {
        return reopenUntil(ticket);
    }
    availableActions(ctx, ticket) {
        return ticketActions(ticketActorOf(ctx.viewer, ticket), ticket, ctx.clock.now());
    }
    messages(ctx, ticket, page) {
        return listTicketMessages(ctx, ticket, page);
    }
    requester(ctx, ticket) {
        return ticket.requesterId !== null && isStaff(ctx, ticket) ? loadUser(ctx, ticket.requesterId) : null;
    }
    async requesterName(ctx, { requesterId, name }) {
        return requesterId === null ? name : publicName(await loadUser(ctx, requesterId));
    }
    requesterEmail(ctx, ticket) {
        return isStaff(ctx, ticket) ? ticket.email : null;
    }
    assignee(ctx, ticket) {
        return ticket.assigneeId !== null && isStaff(ctx, ticket) ? loadUser(ctx, ticket.assigneeId) : null;
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with tkt_.' }),
    __param(0, Root())
], TicketFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Locale, { description: 'The language in which it is answered.' }),
    __param(0, Root())
], TicketFieldsResolver.prototype, "locale", null);
__decorate([
    FieldResolver(() => Booking, {
        nullable: true,
        description: 'The booking it is about; null when there is none.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketFieldsResolver.prototype, "booking", null);
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: 'Minutes of work until the first answer; null before it.',
    }),
    __param(0, Root())
], TicketFieldsResolver.prototype, "firstAnswerMinutes", null);
__decorate([
    FieldResolver(() => Int, { description: 'Minutes of work within which the first answer is promised.' }),
    __param(0, Root())
], TicketFieldsResolver.prototype, "promisedMinutes", null);
__decorate([
    FieldResolver(() => Date, { nullable: true, description: 'Until when it can be reopened; null unless resolved.' }),
    __param(0, Root())
], TicketFieldsResolver.prototype, "reopenUntil", null);
__decorate([
    FieldResolver(() => [TicketAction], { description: 'What the viewer can do with it now.' }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketFieldsResolver.prototype, "availableActions", null);
__decorate([
    FieldResolver(() => TicketMessageConnection, {
        description: 'Its messages, newest first; notes of the staff for support only. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Root()),
    __param(2, Args(() => PAGE_ARGS))
], TicketFieldsResolver.prototype, "messages", null);
__decorate([
    FieldResolver(() => User, {
        nullable: true,
        description: 'Staff: whose account it is; null for somebody without an account, and for the requester.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketFieldsResolver.prototype, "requester", null);
__decorate([
    FieldResolver(() => String, { description: "Who asked: the account's public name, or the given one." }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketFieldsResolver.prototype, "requesterName", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'Staff: the address of somebody without an account; null otherwise.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketFieldsResolver.prototype, "requesterEmail", null);
__decorate([
    FieldResolver(() => User, {
        nullable: true,
        description: 'Staff: who serves it; null for nobody, and for the requester.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketFieldsResolver.prototype, "assignee", null);
TicketFieldsResolver = __decorate([
    Resolver(() => Ticket)
], TicketFieldsResolver);
export { TicketFieldsResolver };
let TicketMessageFieldsResolver = class TicketMessageFieldsResolver {
    id({ id }) {
        return toGlobalId('TicketMessage', id);
    }
    async authorName(ctx, message) {
        const ticket = await ticketLoader(ctx).load(message.ticketId);
        if (!ticket || message.author === TicketAuthor.SYSTEM)
            return null;
        if (message.authorId === null)
            return ticket.name;
        return authorName(await loadUser(ctx, message.authorId), {
            isFirstNameOnly: message.author === TicketAuthor.STAFF && !isStaff(ctx, ticket),
        });
    }
    async isOwn(ctx, { ticketId, author }) {
        const ticket = await ticketLoader(ctx).load(ticketId);
        return ticket !== null && author === (isStaff(ctx, ticket) ? TicketAuthor.STAFF : TicketAuthor.REQUESTER);
    }
    files(ctx, { id }) {
        return ticketFilesLoader(ctx).load(id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with tkm_.' }),
    __param(0, Root())
], TicketMessageFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'Who wrote it: a first name of support for whoever asked, public names for support; null for the program.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketMessageFieldsResolver.prototype, "authorName", null);
__decorate([
    FieldResolver(() => Boolean, { description: "Whether the viewer's side wrote it." }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketMessageFieldsResolver.prototype, "isOwn", null);
__decorate([
    FieldResolver(() => [TicketFile], {
        description: 'Its files, five at most, in the order they were attached.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketMessageFieldsResolver.prototype, "files", null);
TicketMessageFieldsResolver = __decorate([
    Resolver(() => TicketMessage)
], TicketMessageFieldsResolver);
export { TicketMessageFieldsResolver };
let TicketFileFieldsResolver = class TicketFileFieldsResolver {
    id({ id }) {
        return toGlobalId('TicketFile', id);
    }
    sizeBytes({ bytes }) {
        return bytes;
    }
    url(ctx, { id }) {
        return ticketFileUrl(signedIn(ctx), id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with tkf_.' }),
    __param(0, Root())
], TicketFileFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Int, { description: 'Its size in bytes.' }),
    __param(0, Root())
], TicketFileFieldsResolver.prototype, "sizeBytes", null);
__decorate([
    FieldResolver(() => String, {
        description: "Where the viewer can download it: valid for one to two hours while the viewer's session lasts, and unchanged within the hour. A PDF is served as a download.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], TicketFileFieldsResolver.prototype, "url", null);
TicketFileFieldsResolver = __decorate([
    Resolver(() => TicketFile)
], TicketFileFieldsResolver);
export { TicketFileFieldsResolver };
let SavedReplyFieldsResolver = class SavedReplyFieldsResolver {
    id({ id }) {
        return toGlobalId('SavedReply', id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with svr_.' }),
    __param(0, Root())
], SavedReplyFieldsResolver.prototype, "id", null);
SavedReplyFieldsResolver = __decorate([
    Resolver(() => SavedReply)
], SavedReplyFieldsResolver);
export { SavedReplyFieldsResolver };
//# sourceMappingURL=ticket-fields.resolver.js.map