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
import { pageArgs, pageSizeOf } from '../../../core/graphql/connection.js';
import { signedIn } from '../../../core/authorization.js';
import { ErrorCode } from '../../../core/errors/error-codes.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { User } from '../../accounts/user.entity.js';
import { loadUser } from '../../accounts/user.loaders.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { Space } from '../../spaces/space.entity.js';
import { spaceLoader } from '../../spaces/space.loaders.js';
import { canSeeSpace } from '../../spaces/space.policy.js';
import { contactLoader, otherSideOf } from './conversation.loaders.js';
import { Conversation } from './conversation.entity.js';
import { ConversationAbilities, ConversationContact } from './conversation.types.js';
import { writePauseLoader } from '../limits/message-limits.loaders.js';
import { listMessages, MESSAGES_FIRST } from '../message-lists.js';
import { ConversationRole } from '../message-types.js';
import { newestMessagesLoader } from '../message.loaders.js';
import { canAttach, writeRefusal } from '../message.policy.js';
import { Message } from '../message.entity.js';
import { MessageConnection } from '../message.types.js';
const MESSAGE_PAGE = pageArgs({ fallback: MESSAGES_FIRST });
let ConversationFieldsResolver = class ConversationFieldsResolver {
    id(conversation) {
        return toGlobalId('Conversation', conversation.id);
    }
    viewerRole({ viewerRole }) {
        return viewerRole;
    }
    isMuted({ isMuted }) {
        return isMuted;
    }
    isHidden({ isHidden }) {
        return isHidden;
    }
    unreadCount({ unreadCount }) {
        return unreadCount;
    }
    async space(ctx, { spaceId, bookingId }) {
        const space = spaceId === null ? null : await spaceLoader(ctx).load(spaceId);
        return space && (bookingId !== null || canSeeSpace(ctx.viewer, space)) ? space : null;
    }
    async spaceTitle(ctx, { spaceId }) {
        return spaceId === null ? null : ((await spaceLoader(ctx).load(spaceId))?.title ?? null);
    }
    renter(ctx, { renterId }) {
        return loadUser(ctx, renterId);
    }
    host(ctx, { hostId }) {
        return loadUser(ctx, hostId);
    }
    other(ctx, conversation) {
        return loadUser(ctx, otherSideOf(conversation));
    }
    otherContact(ctx, conversation) {
        return conversation.hasAgreed ? contactLoader(signedIn(ctx)).load(otherSideOf(conversation)) : null;
    }
    booking(ctx, { bookingId }) {
        return bookingId === null ? null : bookingLoader(ctx).load(bookingId);
    }
    async lastMessage(ctx, { id }) {
        const [newest] = await newestMessagesLoader(ctx, 1).load(id);
        return newest ?? null;
    }
    isBlocked({ hasViewerBlocked, hasOtherBlocked }) {
        return hasViewerBlocked || hasOtherBlocked;
    }
    isBlockedByViewer({ hasViewerBlocked }) {
        return hasViewerBlocked;
    }
    isMasked({ hasAgreed }) {
        return !hasAgreed;
    }
    async viewerCan(ctx, conversation) {
        const { viewer } = signedIn(ctx);
        const isPaused = (await writePauseLoader(ctx).load(viewer.id)) !== null;
        const refusal = writeRefusal(viewer, conversation) ?? (isPaused ? ErrorCode.MESSAGES_PAUSED : null);
        return {
            write: refusal === null,
            writeRefusal: refusal,
            attach: refusal === null && canAttach(viewer, conversation),
            block: true,
            report: true,
        };
    }
    messages(ctx, { id }, page) {
        return listMessages(ctx, id, page);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with cnv_.' }),
    __param(0, Root())
], ConversationFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => ConversationRole, { description: 'Which side the viewer is.' }),
    __param(0, Root())
], ConversationFieldsResolver.prototype, "viewerRole", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether the viewer turned off notifications of its new messages.' }),
    __param(0, Root())
], ConversationFieldsResolver.prototype, "isMuted", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: "Whether it is left out of the viewer's list until a new message arrives.",
    }),
    __param(0, Root())
], ConversationFieldsResolver.prototype, "isHidden", null);
__decorate([
    FieldResolver(() => Int, { description: 'How many messages to the viewer are unread.' }),
    __param(0, Root())
], ConversationFieldsResolver.prototype, "unreadCount", null);
__decorate([
    FieldResolver(() => Space, {
        nullable: true,
        description: 'The space it is about; null when it was deleted, or is not public and the two have no booking of it.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ConversationFieldsResolver.prototype, "space", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'Title of the space, also when `space` is null because it is not public; null when the space was deleted.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ConversationFieldsResolver.prototype, "spaceTitle", null);
__decorate([
    FieldResolver(() => User, {
        description: 'The renter, or who is interested in renting.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ConversationFieldsResolver.prototype, "renter", null);
__decorate([
    FieldResolver(() => User, {
        description: 'The host of the space.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ConversationFieldsResolver.prototype, "host", null);
__decorate([
    FieldResolver(() => User, {
        description: 'The other side, seen from the viewer.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ConversationFieldsResolver.prototype, "other", null);
__decorate([
    FieldResolver(() => ConversationContact, {
        nullable: true,
        description: 'Contact data of the other side; null until a booking of the two is confirmed, and after their account was deleted.',
        complexity: 3,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ConversationFieldsResolver.prototype, "otherContact", null);
__decorate([
    FieldResolver(() => Booking, {
        nullable: true,
        description: 'The newest open booking of the two for this space, else the newest one; null when none was requested.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ConversationFieldsResolver.prototype, "booking", null);
__decorate([
    FieldResolver(() => Message, {
        nullable: true,
        description: 'The newest message or event; null when all were purged.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ConversationFieldsResolver.prototype, "lastMessage", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether one of the two has blocked the conversation, so that neither can write.',
    }),
    __param(0, Root())
], ConversationFieldsResolver.prototype, "isBlocked", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether the viewer has blocked it and can unblock it.' }),
    __param(0, Root())
], ConversationFieldsResolver.prototype, "isBlockedByViewer", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether contact data in new messages is redacted: until a booking of the two is confirmed.',
    }),
    __param(0, Root())
], ConversationFieldsResolver.prototype, "isMasked", null);
__decorate([
    FieldResolver(() => ConversationAbilities, { description: 'What the viewer can do in it now.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ConversationFieldsResolver.prototype, "viewerCan", null);
__decorate([
    FieldResolver(() => MessageConnection, {
        description: 'Messages and events, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args, MESSAGES_FIRST) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Root()),
    __param(2, Args(() => MESSAGE_PAGE))
], ConversationFieldsResolver.prototype, "messages", null);
ConversationFieldsResolver = __decorate([
    Resolver(() => Conversation)
], ConversationFieldsResolver);
export { ConversationFieldsResolver };
//# sourceMappingURL=conversation-fields.resolver.js.map