import { toGlobalId } from '../../../core/graphql/global-id.js';
/** The path of a conversation in the web client. */
export function conversationAddress(conversationId) {
    return `/messages?conversation=${toGlobalId('Conversation', conversationId)}`;
}
//# sourceMappingURL=conversation-address.rules.js.map