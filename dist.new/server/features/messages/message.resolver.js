var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { conversationAbout, findConversation, listConversations, unreadMessageCount, } from './conversations/conversation-lists.js';
import { Conversation } from './conversations/conversation.entity.js';
import { ConversationChange, ConversationConnection, } from './conversations/conversation.types.js';
import { MessagePreviewInput } from './message.inputs.js';
import { subscribeToConversationChanges, subscribeToUnreadCount } from './conversations/conversation-changes.js';
import { ConversationFilter } from './message-types.js';
import { MessagePreview } from './message.types.js';
import { previewMessage } from './preview-message.js';
const ENDS = 'Ends with the session, or when the token expires (close code 4403): reconnect with a new one.';
let MessageResolver = class MessageResolver {
    conversations(ctx, filter, text, page) {
        return listConversations(signedIn(ctx), {
            filter: filter ?? ConversationFilter.ALL,
            text: text ?? null,
            page: page ?? {},
        });
    }
    conversation(ctx, id) {
        return findConversation(ctx, id);
    }
    conversationAbout(ctx, spaceId) {
        return conversationAbout(signedIn(ctx), spaceId);
    }
    unreadMessageCount(ctx) {
        return unreadMessageCount(signedIn(ctx));
    }
    messagePreview(ctx, input) {
        return previewMessage(signedIn(ctx), input.to, input.body);
    }
    unreadMessageCountChanged(count) {
        return count;
    }
    conversationChanged(change) {
        return change;
    }
};
__decorate([
    Authorized(),
    Query(() => ConversationConnection, {
        description: "The viewer's conversations that are not hidden, the one with the newest message first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => ConversationFilter, {
        nullable: true,
        defaultValue: ConversationFilter.ALL,
        description: 'Which conversations.',
    })),
    __param(2, Arg('text', () => String, {
        nullable: true,
        description: "Only conversations with this text in the other side's name, the space's title or a message; the first 100 characters are used.",
    })),
    __param(3, Args(() => PAGE_ARGS))
], MessageResolver.prototype, "conversations", null);
__decorate([
    Authorized(),
    Query(() => Conversation, {
        nullable: true,
        complexity: ({ childComplexity }) => 1 + childComplexity,
        description: "A conversation; null when it does not exist or is not the viewer's.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'Of the conversation.' }))
], MessageResolver.prototype, "conversation", null);
__decorate([
    Authorized(),
    Query(() => Conversation, {
        nullable: true,
        complexity: ({ childComplexity }) => 1 + childComplexity,
        description: "The viewer's conversation with the host of a space, as its renter; null when there is none yet.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('spaceId', () => ID, { description: 'Of the space.' }))
], MessageResolver.prototype, "conversationAbout", null);
__decorate([
    Authorized(),
    Query(() => Int, { complexity: 2, description: 'The number of unread messages to the viewer.' }),
    __param(0, Ctx())
], MessageResolver.prototype, "unreadMessageCount", null);
__decorate([
    Authorized(),
    Query(() => MessagePreview, {
        complexity: 5,
        description: 'What would be redacted in a text if it were sent now. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MessagePreviewInput, { description: 'The text and its receiver.' }))
], MessageResolver.prototype, "messagePreview", null);
__decorate([
    Authorized(),
    Subscription(() => Int, {
        description: `The number of unread messages to the viewer: immediately, and again whenever it may have changed. WebSocket only. ${ENDS}`,
        subscribe: ({ context }) => subscribeToUnreadCount(signedIn(context)),
    }),
    __param(0, Root())
], MessageResolver.prototype, "unreadMessageCountChanged", null);
__decorate([
    Authorized(),
    Subscription(() => ConversationChange, {
        description: `Changes of the viewer's conversations as they happen. WebSocket only. ${ENDS}`,
        subscribe: ({ context }) => subscribeToConversationChanges(signedIn(context)),
    }),
    __param(0, Root())
], MessageResolver.prototype, "conversationChanged", null);
MessageResolver = __decorate([
    Resolver()
], MessageResolver);
export { MessageResolver };
//# sourceMappingURL=message.resolver.js.map