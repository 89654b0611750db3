import { publicNameOf } from '../accounts/person-name.js';
import { loadUser } from '../accounts/user.loaders.js';
import { conversationLoader, otherSideOf } from './conversations/conversation.loaders.js';
import { renderMessageEvent } from './booking-events/message-event-text.rules.js';
import { renderBodyParts } from './message-text.rules.js';
/** The conversation of a message that the viewer may read. */
export async function loadConversation(ctx, { conversationId }) {
    const conversation = await conversationLoader(ctx).load(conversationId);
    if (!conversation)
        throw new Error(`conversation ${conversationId} does not belong to the viewer`);
    return conversation;
}
/** The text of a message for the viewer, in pieces. */
export async function renderMessageParts(ctx, message) {
    const conversation = await loadConversation(ctx, message);
    const { eventType: type, eventDetails: details, createdAt: at } = message;
    if (type === null)
        return renderBodyParts(message.body, ctx.locale, conversation.hasAgreed);
    const other = await loadUser(ctx, otherSideOf(conversation));
    const text = renderMessageEvent({ type, details, at }, { role: conversation.viewerRole, otherName: other.erasedAt ? null : publicNameOf(other), locale: ctx.locale });
    return [{ text, isHidden: false }];
}
//# sourceMappingURL=render-message.js.map