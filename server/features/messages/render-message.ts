import type { RequestContext } from '../../core/context.js';
import { publicNameOf } from '../accounts/person-name.js';
import { loadUser } from '../accounts/user.loaders.js';
import { conversationLoader, otherSideOf } from './conversations/conversation.loaders.js';
import type { ConversationRow } from './conversations/conversation.types.js';
import { renderMessageEvent } from './booking-events/message-event-text.rules.js';
import { renderBodyParts } from './message-text.rules.js';
import type { MessagePart, MessageRow } from './message.types.js';

/** The conversation of a message that the viewer may read. */
export async function loadConversation(
  ctx: RequestContext,
  { conversationId }: Pick<MessageRow, 'conversationId'>,
): Promise<ConversationRow> {
  const conversation = await conversationLoader(ctx).load(conversationId);
  if (!conversation) throw new Error(`conversation ${conversationId} does not belong to the viewer`);
  return conversation;
}

/** The text of a message for the viewer, in pieces. */
export async function renderMessageParts(ctx: RequestContext, message: MessageRow): Promise<MessagePart[]> {
  const conversation = await loadConversation(ctx, message);
  const { eventType: type, eventDetails: details, createdAt: at } = message;
  if (type === null) return renderBodyParts(message.body, ctx.locale, conversation.hasAgreed);
  const other = await loadUser(ctx, otherSideOf(conversation));
  const text = renderMessageEvent(
    { type, details, at },
    { role: conversation.viewerRole, otherName: other.erasedAt ? null : publicNameOf(other), locale: ctx.locale },
  );
  return [{ text, isHidden: false }];
}
