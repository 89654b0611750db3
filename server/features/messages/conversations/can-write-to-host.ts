import type { SignedInContext } from '../../../core/context.js';
import { openLimitEnd } from '../../accounts/measures/limits.js';
import { MeasureKind } from '../../accounts/measures/measure.enums.js';
import { writePauseOf } from '../limits/message-pauses.js';

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
  if (blocked || (await writePauseOf(ctx, ctx.viewer.id))) return false;
  return (await openLimitEnd(ctx, ctx.viewer.id, MeasureKind.LIMIT_MESSAGES)) === null;
}
