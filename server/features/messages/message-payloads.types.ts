import { Field, ObjectType } from 'type-graphql';
import { Conversation } from './conversations/conversation.entity.js';
import type { ConversationRow } from './conversations/conversation.types.js';
import { Message } from './message.entity.js';
import type { MessageRow } from './message.types.js';

@ObjectType({ description: 'A message that was sent.' })
export class SendMessagePayload {
  @Field(() => Message, { description: 'The message, as it was stored.' })
  message!: MessageRow;
}

@ObjectType({ description: 'A conversation that was read.' })
export class MarkConversationReadPayload {
  @Field(() => Conversation, { description: 'The conversation, without unread messages.' })
  conversation!: ConversationRow;
}
