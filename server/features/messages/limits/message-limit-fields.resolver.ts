import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { ConversationAbilities } from '../conversations/conversation.types.js';
import { contactAttemptsLeftLoader, writePauseLoader } from './message-limits.loaders.js';

@Resolver(() => ConversationAbilities)
export class MessageLimitFieldsResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Until when the viewer cannot write in any conversation, after too many messages with contact data; null without such a pause.',
  })
  pausedUntil(@Ctx() ctx: RequestContext): Promise<Date | null> {
    const { viewer } = signedIn(ctx);
    return writePauseLoader(ctx).load(viewer.id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many more messages with contact data the viewer can send before sending is paused for seven days. Null until there were three within seven days; clients should warn from then on.',
  })
  contactAttemptsLeft(@Ctx() ctx: RequestContext): Promise<number | null> {
    const { viewer } = signedIn(ctx);
    return contactAttemptsLeftLoader(ctx).load(viewer.id);
  }
}
