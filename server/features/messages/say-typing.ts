import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { tryConsume } from '../../core/rate-limits.js';
import { conversationLoader, otherSideOf } from './conversation.loaders.js';
import { tellPeople } from './message-stream.js';
import { ConversationChangeKind } from './message-types.js';
import { writeRefusal } from './message.policy.js';

/** Tells the other side that the viewer is writing; nothing is kept. More often than every three seconds tells nothing new. */
export async function sayTyping(ctx: SignedInContext, id: string): Promise<void> {
  const conversation = await conversationLoader(ctx).load(id);
  if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
  if (writeRefusal(ctx.viewer, conversation) || !(await tryConsume(ctx, 'typing', `${ctx.viewer.id}:${id}`))) return;
  await tellPeople(ctx, [otherSideOf(conversation)], { kind: ConversationChangeKind.TYPING, conversationId: id });
}
