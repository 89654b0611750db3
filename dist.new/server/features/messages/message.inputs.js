var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { OneOf } from '../../core/graphql/one-of.js';
const CONVERSATION = { description: 'Of the conversation.' };
const USE_TO = 'Use `to`, which takes one of the two.';
const BODY = '1–2000 characters of plain text with line breaks; control characters are removed.';
let MessageReceiverInput = class MessageReceiverInput {
    conversationId;
    spaceId;
};
__decorate([
    Field(() => ID, { nullable: true, description: 'The other side of a conversation of the viewer.' })
], MessageReceiverInput.prototype, "conversationId", void 0);
__decorate([
    Field(() => ID, {
        nullable: true,
        description: "The host of a published space of another user: starts or continues the viewer's conversation with them.",
    })
], MessageReceiverInput.prototype, "spaceId", void 0);
MessageReceiverInput = __decorate([
    OneOf(),
    InputType({ description: 'Who receives a message: exactly one of the fields.' })
], MessageReceiverInput);
export { MessageReceiverInput };
let SendMessageInput = class SendMessageInput {
    to;
    conversationId;
    spaceId;
    body;
    attachmentIds;
    idempotencyKey;
};
__decorate([
    Field(() => MessageReceiverInput, { nullable: true, description: 'Who receives it.' })
], SendMessageInput.prototype, "to", void 0);
__decorate([
    Field(() => ID, { nullable: true, deprecationReason: USE_TO, description: 'The conversation, instead of `to`.' })
], SendMessageInput.prototype, "conversationId", void 0);
__decorate([
    Field(() => ID, {
        nullable: true,
        deprecationReason: USE_TO,
        description: "A published space of another user: starts or continues the viewer's conversation with its host. Instead of `to`.",
    })
], SendMessageInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => String, { description: `${BODY} Can be empty when files are attached.` })
], SendMessageInput.prototype, "body", void 0);
__decorate([
    Field(() => [ID], { nullable: true, description: 'Uploaded files, at most 5; each can be sent once.' })
], SendMessageInput.prototype, "attachmentIds", void 0);
__decorate([
    Field(() => String, {
        description: 'Up to 200 characters; repeated calls with the same key send one message, for at least 24 h.',
    })
], SendMessageInput.prototype, "idempotencyKey", void 0);
SendMessageInput = __decorate([
    InputType({ description: 'A message to a conversation or to the host of a space.' })
], SendMessageInput);
export { SendMessageInput };
let MessagePreviewInput = class MessagePreviewInput {
    to;
    body;
};
__decorate([
    Field(() => MessageReceiverInput, { description: 'Who would receive it.' })
], MessagePreviewInput.prototype, "to", void 0);
__decorate([
    Field(() => String, { description: BODY })
], MessagePreviewInput.prototype, "body", void 0);
MessagePreviewInput = __decorate([
    InputType({ description: 'A text to preview.' })
], MessagePreviewInput);
export { MessagePreviewInput };
let MarkConversationReadInput = class MarkConversationReadInput {
    conversationId;
};
__decorate([
    Field(() => ID, CONVERSATION)
], MarkConversationReadInput.prototype, "conversationId", void 0);
MarkConversationReadInput = __decorate([
    InputType({ description: 'The conversation to mark as read.' })
], MarkConversationReadInput);
export { MarkConversationReadInput };
let MuteConversationInput = class MuteConversationInput {
    conversationId;
    isMuted;
};
__decorate([
    Field(() => ID, CONVERSATION)
], MuteConversationInput.prototype, "conversationId", void 0);
__decorate([
    Field(() => Boolean, { description: 'True turns notifications off.' })
], MuteConversationInput.prototype, "isMuted", void 0);
MuteConversationInput = __decorate([
    InputType({ description: 'Whether to mute a conversation.' })
], MuteConversationInput);
export { MuteConversationInput };
let HideConversationInput = class HideConversationInput {
    conversationId;
};
__decorate([
    Field(() => ID, CONVERSATION)
], HideConversationInput.prototype, "conversationId", void 0);
HideConversationInput = __decorate([
    InputType({ description: 'The conversation to hide.' })
], HideConversationInput);
export { HideConversationInput };
let BlockConversationInput = class BlockConversationInput {
    conversationId;
    isBlocked;
};
__decorate([
    Field(() => ID, CONVERSATION)
], BlockConversationInput.prototype, "conversationId", void 0);
__decorate([
    Field(() => Boolean, { description: "True blocks; false removes the viewer's own block." })
], BlockConversationInput.prototype, "isBlocked", void 0);
BlockConversationInput = __decorate([
    InputType({ description: 'Whether to block a conversation.' })
], BlockConversationInput);
export { BlockConversationInput };
let SignalTypingInput = class SignalTypingInput {
    conversationId;
};
__decorate([
    Field(() => ID, CONVERSATION)
], SignalTypingInput.prototype, "conversationId", void 0);
SignalTypingInput = __decorate([
    InputType({ description: 'The conversation in which the viewer is typing.' })
], SignalTypingInput);
export { SignalTypingInput };
//# sourceMappingURL=message.inputs.js.map