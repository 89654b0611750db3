import type { DomainEvent } from '../../core/events.js';

export enum MessageEventName {
  SENT = 'message.sent',
  READ = 'message.read',
}

/** Somebody wrote to somebody; lines that nobody wrote are not told of. */
export type MessageSent = DomainEvent<MessageEventName.SENT, { readonly messageId: string; readonly conversationId: string; readonly senderId: string; readonly receiverId: string }>;

/** Somebody has read all that was sent to her in a conversation. */
export type MessagesRead = DomainEvent<MessageEventName.READ, { readonly conversationId: string; readonly userId: string }>;
