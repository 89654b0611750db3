import type { DomainEvent } from '../../core/events.js';

export enum MessageEventName {
  SENT = 'message.sent',
}

/** Somebody wrote to somebody; lines that nobody wrote are not told of. */
export type MessageSent = DomainEvent<MessageEventName.SENT, { readonly messageId: string; readonly conversationId: string; readonly senderId: string; readonly receiverId: string }>;
