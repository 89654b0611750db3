import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { Role } from '../../../core/roles.js';
import { deleteQuickReply, listQuickReplies, MOST_QUICK_REPLIES, saveQuickReply } from './keep-quick-replies.js';
import { DeleteQuickReplyInput, QuickReply, SaveQuickReplyInput } from './quick-reply.types.js';

@Resolver()
export class QuickReplyResolver {
  @Authorized(Role.HOST)
  @Query(() => [QuickReply], { complexity: ({ childComplexity }) => 2 + MOST_QUICK_REPLIES * childComplexity, description: 'The answers the viewer keeps at hand, in the order she made them; at most twenty, none until she keeps one.' })
  quickReplies(@Ctx() ctx: RequestContext): Promise<QuickReply[]> {
    return listQuickReplies(signedIn(ctx));
  }

  @Authorized(Role.HOST)
  @Mutation(() => QuickReply, { complexity: 5, description: 'Keeps an answer, or changes one; the same text is kept once. Errors: VALIDATION_FAILED, NOT_FOUND, QUICK_REPLIES_FULL.' })
  saveQuickReply(@Ctx() ctx: RequestContext, @Arg('input', () => SaveQuickReplyInput, { description: 'Which, and what it says.' }) input: SaveQuickReplyInput): Promise<QuickReply> {
    return saveQuickReply(signedIn(ctx), input);
  }

  @Authorized(Role.HOST)
  @Mutation(() => Boolean, { complexity: 5, description: 'Keeps an answer no longer; true also when it was not kept. Errors: NOT_FOUND for what is no id of one.' })
  async deleteQuickReply(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteQuickReplyInput, { description: 'Which one.' }) { id }: DeleteQuickReplyInput): Promise<boolean> {
    await deleteQuickReply(signedIn(ctx), id);
    return true;
  }
}
