import { Field, ObjectType } from 'type-graphql';
import { Conversation } from './conversations/conversation.entity.js';
import type { ConversationRow } from './conversations/conversation.types.js';
import { Message } from './message.entity.js';
import type { MessageRow } from './message.types.js';

@ObjectType({ description: 'The result of sending a message.' })
export class SendMessagePayload {
  @Field(() => Message, { description: 'The message, as it was stored.' })
  message!: MessageRow;
}

@ObjectType({ description: 'The result of marking a conversation as read.' })
export class MarkConversationReadPayload {
  @Field(() => Conversation, { description: 'The conversation, without unread messages.' })
  conversation!: ConversationRow;
}
