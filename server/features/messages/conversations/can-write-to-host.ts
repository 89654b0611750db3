import type { SignedInContext } from '../../../core/context.js';
import { writeLimitLoader } from '../limits/message-limits.loaders.js';

/** Whether the viewer may write to the host of a space: neither of the two has blocked the other, and the viewer is not kept from writing. */
export async function canWriteToHost(ctx: SignedInContext, spaceId: string): Promise<boolean> {
  const blocked = await ctx.db
    .selectFrom('Conversation as c')
    .innerJoin('ConversationSide as side', 'side.conversationId', 'c.id')
    .select('c.id')
    .where('c.spaceId', '=', spaceId)
    .where('c.renterId', '=', ctx.viewer.id)
    .where('side.hasBlocked', '=', true)
    .limit(1)
    .executeTakeFirst();
  return !blocked && (await writeLimitLoader(ctx).load(ctx.viewer.id)) === null;
}
