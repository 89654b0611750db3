import type { DomainEvent } from '../../core/events/event-types.js';

export enum MessageEventName {
  SENT = 'message.sent',
  READ = 'message.read',
  PURGED = 'message.conversation_forgotten',
}

/** A message was sent. Events of bookings are not reported here. */
export type MessageSent = DomainEvent<
  MessageEventName.SENT,
  {
    readonly messageId: string;
    readonly conversationId: string;
    readonly senderId: string;
    readonly receiverId: string;
  }
>;

/** A user read all messages to them in a conversation. */
export type MessagesRead = DomainEvent<
  MessageEventName.READ,
  { readonly conversationId: string; readonly userId: string }
>;

/** A conversation was deleted with all its messages. */
export type ConversationPurged = DomainEvent<
  MessageEventName.PURGED,
  { readonly conversationId: string; readonly renterId: string; readonly hostId: string }
>;
