import { toGlobalId } from '../../core/global-id.js';

/** Where a conversation is read. */
export function conversationAddress(conversationId: string): string {
  return `/messages?conversation=${toGlobalId('Conversation', conversationId)}`;
}
