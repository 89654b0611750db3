import type { DomainEvent } from '../../core/events.js';

export enum MessageEventName {
  SENT = 'message.sent',
  READ = 'message.read',
  FORGOTTEN = 'message.conversation_forgotten',
}

/** Somebody wrote to somebody; lines that nobody wrote are not told of. */
export type MessageSent = DomainEvent<MessageEventName.SENT, { readonly messageId: string; readonly conversationId: string; readonly senderId: string; readonly receiverId: string }>;

/** Somebody has read all that was sent to her in a conversation. */
export type MessagesRead = DomainEvent<MessageEventName.READ, { readonly conversationId: string; readonly userId: string }>;

/** A conversation is gone with all that was written in it. */
export type ConversationForgotten = DomainEvent<MessageEventName.FORGOTTEN, { readonly conversationId: string; readonly renterId: string; readonly hostId: string }>;
