var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { Conversation } from './conversations/conversation.entity.js';
import { Message } from './message.entity.js';
let SendMessagePayload = class SendMessagePayload {
    message;
};
__decorate([
    Field(() => Message, { description: 'The message, as it was stored.' })
], SendMessagePayload.prototype, "message", void 0);
SendMessagePayload = __decorate([
    ObjectType({ description: 'A message that was sent.' })
], SendMessagePayload);
export { SendMessagePayload };
let MarkConversationReadPayload = class MarkConversationReadPayload {
    conversation;
};
__decorate([
    Field(() => Conversation, { description: 'The conversation, without unread messages.' })
], MarkConversationReadPayload.prototype, "conversation", void 0);
MarkConversationReadPayload = __decorate([
    ObjectType({ description: 'A conversation that was read.' })
], MarkConversationReadPayload);
export { MarkConversationReadPayload };
//# sourceMappingURL=message-payloads.types.js.map