import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { ConversationAbilities } from '../conversation.types.js';
import { contactAttemptsLeftLoader, writePauseLoader } from './message-limits.loaders.js';

@Resolver(() => ConversationAbilities)
export class MessageLimitFieldsResolver {
  @FieldResolver(() => Date, { nullable: true, description: 'Until when she cannot write at all, after too many messages with contact data; null while she can.' })
  pausedUntil(@Ctx() ctx: RequestContext): Promise<Date | null> {
    const { viewer } = signedIn(ctx);
    return writePauseLoader(ctx).load(viewer.id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many more messages with contact data she may send before she cannot write for seven days. Null until there have been three within seven days: from then on she is to be warned.',
  })
  contactAttemptsLeft(@Ctx() ctx: RequestContext): Promise<number | null> {
    const { viewer } = signedIn(ctx);
    return contactAttemptsLeftLoader(ctx).load(viewer.id);
  }
}
