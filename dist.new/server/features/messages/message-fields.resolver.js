var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { User } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Conversation } from './conversations/conversation.entity.js';
import { Message } from './message.entity.js';
import { MessageEvent, MessagePart } from './message.types.js';
import { loadConversation, renderMessageParts } from './render-message.js';
let MessageFieldsResolver = class MessageFieldsResolver {
    id(message) {
        return toGlobalId('Message', message.id);
    }
    conversation(ctx, message) {
        return loadConversation(ctx, message);
    }
    parts(ctx, message) {
        return renderMessageParts(ctx, message);
    }
    async body(ctx, message) {
        return (await renderMessageParts(ctx, message)).map(({ text }) => text).join('');
    }
    event({ eventType: type, eventDetails, bookingId }) {
        if (type === null)
            return null;
        const { from, to, deadline, by, reason } = eventDetails;
        return {
            type,
            from: from ?? null,
            to: to ?? null,
            deadline: deadline === undefined ? null : new Date(deadline),
            by: by ?? null,
            reason: reason ?? null,
            bookingId: bookingId && toGlobalId('Booking', bookingId),
        };
    }
    sender(ctx, { senderId }) {
        return senderId === null ? null : loadUser(ctx, senderId);
    }
    isOwn({ viewer }, { senderId }) {
        return senderId !== null && senderId === viewer?.id;
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with msg_.' }),
    __param(0, Root())
], MessageFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Conversation, {
        description: 'The conversation it belongs to.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], MessageFieldsResolver.prototype, "conversation", null);
__decorate([
    FieldResolver(() => [MessagePart], {
        description: 'The text in pieces: contact data is redacted for both sides until a booking of the two is confirmed, requests to pay outside Hueco always. An event is one piece.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], MessageFieldsResolver.prototype, "parts", null);
__decorate([
    FieldResolver(() => String, {
        description: 'The same as one text, with a placeholder in the language of the caller for each redaction; empty when there are only files.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], MessageFieldsResolver.prototype, "body", null);
__decorate([
    FieldResolver(() => MessageEvent, { nullable: true, description: 'What happened, of an event; null for a message.' }),
    __param(0, Root())
], MessageFieldsResolver.prototype, "event", null);
__decorate([
    FieldResolver(() => User, {
        nullable: true,
        description: 'Who wrote it; null for an event.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], MessageFieldsResolver.prototype, "sender", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it.' }),
    __param(0, Ctx()),
    __param(1, Root())
], MessageFieldsResolver.prototype, "isOwn", null);
MessageFieldsResolver = __decorate([
    Resolver(() => Message)
], MessageFieldsResolver);
export { MessageFieldsResolver };
//# sourceMappingURL=message-fields.resolver.js.map