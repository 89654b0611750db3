var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../../core/graphql/connection.js';
import { ErrorCode } from '../../../core/errors/error-codes.js';
import { Conversation } from './conversation.entity.js';
import { Message } from '../message.entity.js';
import { ConversationChangeKind } from '../message-types.js';
let ConversationAbilities = class ConversationAbilities {
    write;
    writeRefusal;
    attach;
    block;
    report;
};
__decorate([
    Field(() => Boolean, { description: 'Send messages.' })
], ConversationAbilities.prototype, "write", void 0);
__decorate([
    Field(() => ErrorCode, { nullable: true, description: 'Why the viewer cannot write; null when they can.' })
], ConversationAbilities.prototype, "writeRefusal", void 0);
__decorate([
    Field(() => Boolean, { description: 'Send files: from the first booking request on.' })
], ConversationAbilities.prototype, "attach", void 0);
__decorate([
    Field(() => Boolean, { description: 'Block or unblock the conversation.' })
], ConversationAbilities.prototype, "block", void 0);
__decorate([
    Field(() => Boolean, { description: 'Report the conversation or one of its messages.' })
], ConversationAbilities.prototype, "report", void 0);
ConversationAbilities = __decorate([
    ObjectType({ description: 'What the viewer can do in a conversation now.' })
], ConversationAbilities);
export { ConversationAbilities };
let ConversationContact = class ConversationContact {
    fullName;
    phone;
};
__decorate([
    Field(() => String, { description: 'Full name.' })
], ConversationContact.prototype, "fullName", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Verified phone with country prefix; null when there is none.' })
], ConversationContact.prototype, "phone", void 0);
ConversationContact = __decorate([
    ObjectType({ description: 'Contact data of the other side, available once a booking is confirmed.' })
], ConversationContact);
export { ConversationContact };
/** The node is a row, which the field resolvers of `Conversation` read. */
const ConversationEdge = edgeType(Conversation, 'Conversation');
let ConversationConnection = class ConversationConnection {
    edges;
    pageInfo;
    totalCount;
    unreadCount;
    bookingCount;
};
__decorate([
    Field(() => [ConversationEdge], { description: 'The one with the newest message first.' })
], ConversationConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page in the list.' })
], ConversationConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'All conversations that are not hidden, regardless of filter and text.' })
], ConversationConnection.prototype, "totalCount", void 0);
__decorate([
    Field(() => Int, { description: 'How many of all have unread messages.' })
], ConversationConnection.prototype, "unreadCount", void 0);
__decorate([
    Field(() => Int, { description: 'How many of all have a booking.' })
], ConversationConnection.prototype, "bookingCount", void 0);
ConversationConnection = __decorate([
    ObjectType({ description: "A page of the viewer's conversations." })
], ConversationConnection);
export { ConversationConnection };
let ConversationChange = class ConversationChange {
    kind;
    conversation;
    message;
};
__decorate([
    Field(() => ConversationChangeKind, { description: 'What changed.' })
], ConversationChange.prototype, "kind", void 0);
__decorate([
    Field(() => Conversation, { description: 'The conversation after the change.' })
], ConversationChange.prototype, "conversation", void 0);
__decorate([
    Field(() => Message, {
        nullable: true,
        description: 'The new message of a MESSAGE change; null for the other kinds.',
    })
], ConversationChange.prototype, "message", void 0);
ConversationChange = __decorate([
    ObjectType({ description: "A change of one of the viewer's conversations." })
], ConversationChange);
export { ConversationChange };
//# sourceMappingURL=conversation.types.js.map