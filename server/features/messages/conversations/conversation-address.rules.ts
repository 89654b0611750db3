import { toGlobalId } from '../../../core/graphql/global-id.js';

/** The path of a conversation in the web client. */
export function conversationAddress(conversationId: string): string {
  return `/messages?conversation=${toGlobalId('Conversation', conversationId)}`;
}
