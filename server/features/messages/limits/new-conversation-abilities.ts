import type { SignedInContext } from '../../../core/context.js';
import type { ConversationAbilities } from '../conversations/conversation.types.js';
import { writeRefusal } from '../message.policy.js';
import { writeLimitLoader } from './message-limits.loaders.js';

/* Nobody has blocked a conversation that does not exist, and the host of a public space can be reached. */
const UNWRITTEN = { hasViewerBlocked: false, hasOtherBlocked: false, isOtherReachable: true };

/** What the viewer can do in a conversation that their first message would create. */
export async function newConversationAbilities(ctx: SignedInContext): Promise<ConversationAbilities> {
  const limit = await writeLimitLoader(ctx).load(ctx.viewer.id);
  const refusal = writeRefusal(ctx.viewer, UNWRITTEN) ?? limit?.code ?? null;
  return { write: refusal === null, writeRefusal: refusal, attach: false, block: false, report: false };
}
