import type { RequestContext } from '../../core/context.js';
import { publicNameOf } from '../accounts/person-name.js';
import { loadUser } from '../accounts/user.loaders.js';
import { conversationLoader, otherSideOf } from './conversation.loaders.js';
import type { ConversationRow } from './conversation.types.js';
import { eventWords } from './message-event-words.rules.js';
import { partsOf } from './message-text.rules.js';
import type { MessagePart, MessageRow } from './message.types.js';

/** The conversation of a message: whoever has one has the other. */
export async function conversationOf(ctx: RequestContext, { conversationId }: Pick<MessageRow, 'conversationId'>): Promise<ConversationRow> {
  const conversation = await conversationLoader(ctx).load(conversationId);
  if (!conversation) throw new Error(`conversation ${conversationId} is not the viewer's`);
  return conversation;
}

/** What a message says to the viewer, in pieces. */
export async function partsAsRead(ctx: RequestContext, message: MessageRow): Promise<MessagePart[]> {
  const conversation = await conversationOf(ctx, message);
  const { eventType: type, eventFacts: facts, createdAt: at } = message;
  if (type === null) return partsOf(message.body, ctx.locale, conversation.hasAgreed);
  const other = await loadUser(ctx, otherSideOf(conversation));
  const text = eventWords({ type, facts, at }, { role: conversation.viewerRole, otherName: other.erasedAt ? null : publicNameOf(other), locale: ctx.locale });
  return [{ text, isHidden: false }];
}
