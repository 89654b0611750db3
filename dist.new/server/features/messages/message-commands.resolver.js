var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { Conversation } from './conversations/conversation.entity.js';
import { blockConversation, hideConversation, markConversationRead, muteConversation, } from './conversations/update-conversation.js';
import { BlockConversationInput, HideConversationInput, MarkConversationReadInput, MuteConversationInput, SignalTypingInput, SendMessageInput, } from './message.inputs.js';
import { MarkConversationReadPayload, SendMessagePayload } from './message-payloads.types.js';
import { publishTyping } from './publish-typing.js';
import { sendMessage } from './send-message.js';
const INPUT = { description: 'The arguments.' };
const cost = ({ childComplexity }) => 5 + childComplexity;
const idOf = ({ conversationId }) => fromGlobalId('Conversation', conversationId);
let MessageCommandsResolver = class MessageCommandsResolver {
    async sendMessage(ctx, { to, conversationId, spaceId, body, attachmentIds, idempotencyKey, }) {
        const message = await sendMessage(signedIn(ctx), {
            conversationId: to?.conversationId ?? conversationId ?? null,
            spaceId: to?.spaceId ?? spaceId ?? null,
            body,
            attachmentIds: attachmentIds ?? [],
            idempotencyKey,
        });
        return { message };
    }
    async markConversationRead(ctx, input) {
        return { conversation: await markConversationRead(signedIn(ctx), idOf(input)) };
    }
    async muteConversation(ctx, input) {
        return { conversation: await muteConversation(signedIn(ctx), idOf(input), input.isMuted) };
    }
    async hideConversation(ctx, input) {
        return { conversation: await hideConversation(signedIn(ctx), idOf(input)) };
    }
    async blockConversation(ctx, input) {
        return { conversation: await blockConversation(signedIn(ctx), idOf(input), input.isBlocked) };
    }
    async signalTyping(ctx, input) {
        await publishTyping(signedIn(ctx), idOf(input));
        return { isSent: true };
    }
};
__decorate([
    Authorized(),
    Mutation(() => SendMessagePayload, {
        description: 'Sends a message. Until a booking of the two is confirmed, contact data is redacted before the message is stored (see `messagePreview`); the sixth message with contact data within seven days pauses sending for seven days. Limits: 30 a minute, 60 an hour, 20 new conversations a day, 3 without a verified phone. Errors: EMAIL_NOT_VERIFIED, MESSAGES_BLOCKED, MESSAGES_CLOSED, MESSAGES_PAUSED, MESSAGE_REPEATED, CONVERSATIONS_FULL, PHONE_REQUIRED, RATE_LIMITED, MESSAGES_OWN_SPACE, NOT_FOUND, VALIDATION_FAILED, BAD_REQUEST unless exactly one receiver is given, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SendMessageInput, INPUT))
], MessageCommandsResolver.prototype, "sendMessage", null);
__decorate([
    Authorized(),
    Mutation(() => MarkConversationReadPayload, {
        description: 'Marks all messages to the viewer in a conversation as read, which cannot be undone. Errors: NOT_FOUND.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MarkConversationReadInput, INPUT))
], MessageCommandsResolver.prototype, "markConversationRead", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { conversation: [() => Conversation, 'The conversation, changed.'] },
        description: 'Turns notifications of new messages in a conversation off or on. Errors: NOT_FOUND.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MuteConversationInput, INPUT))
], MessageCommandsResolver.prototype, "muteConversation", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { conversation: [() => Conversation, 'The conversation, hidden and read.'] },
        description: "Hides a conversation from the viewer's list until a new message arrives, and marks it as read. Errors: NOT_FOUND.",
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => HideConversationInput, INPUT))
], MessageCommandsResolver.prototype, "hideConversation", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { conversation: [() => Conversation, 'The conversation, changed.'] },
        description: "Blocks a conversation, so that neither side can write, or removes the viewer's own block. Errors: NOT_FOUND.",
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => BlockConversationInput, INPUT))
], MessageCommandsResolver.prototype, "blockConversation", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { isSent: [() => Boolean, 'Always true.'] },
        description: 'Tells the other side that the viewer is typing, at most every three seconds; nothing is stored. Errors: NOT_FOUND.',
        complexity: 2,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SignalTypingInput, INPUT))
], MessageCommandsResolver.prototype, "signalTyping", null);
MessageCommandsResolver = __decorate([
    Resolver()
], MessageCommandsResolver);
export { MessageCommandsResolver };
//# sourceMappingURL=message-commands.resolver.js.map