import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { tryConsume } from '../../core/rate-limits/rate-limits.js';
import { conversationLoader, otherSideOf } from './conversations/conversation.loaders.js';
import { publishConversationChange } from './conversations/conversation-changes.js';
import { writeLimitLoader } from './limits/message-limits.loaders.js';
import { ConversationChangeKind } from './message.enums.js';
import { writeRefusal } from './message.policy.js';

/** Signals to the other side that the viewer is typing. Nothing is stored; calls within three seconds are ignored. */
export async function publishTyping(ctx: SignedInContext, id: string): Promise<void> {
  const conversation = await conversationLoader(ctx).load(id);
  if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
  const refusal = writeRefusal(ctx.viewer, conversation) ?? (await writeLimitLoader(ctx).load(ctx.viewer.id));
  if (refusal || !(await tryConsume(ctx, 'typing', `${ctx.viewer.id}:${id}`))) return;
  await publishConversationChange(ctx, [otherSideOf(conversation)], {
    kind: ConversationChangeKind.TYPING,
    conversationId: id,
  });
}
