import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Role } from '../../../core/roles.js';
import {
  deleteQuickReply,
  listQuickReplies,
  MAX_QUICK_REPLIES,
  saveQuickReply,
  type QuickReplyRow,
} from './quick-replies.js';
import { QuickReply } from './quick-reply.entity.js';
import { DeleteQuickReplyInput, SaveQuickReplyInput } from './quick-reply.inputs.js';

@Resolver()
export class QuickReplyResolver {
  @Authorized(Role.HOST)
  @Query(() => [QuickReply], {
    complexity: ({ childComplexity }) => 2 + MAX_QUICK_REPLIES * childComplexity,
    description: "The viewer's quick replies, oldest first; at most twenty.",
  })
  quickReplies(@Ctx() ctx: RequestContext): Promise<QuickReplyRow[]> {
    return listQuickReplies(signedIn(ctx));
  }

  @Authorized(Role.HOST)
  @PayloadMutation({
    payload: { quickReply: [() => QuickReply, 'The quick reply.'] },
    complexity: 5,
    description:
      'Creates or changes a quick reply; creating the same text again returns the existing one. Errors: VALIDATION_FAILED, NOT_FOUND, QUICK_REPLIES_FULL.',
  })
  async saveQuickReply(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveQuickReplyInput, { description: 'Its text, and the id when changing one.' })
    input: SaveQuickReplyInput,
  ): Promise<{ quickReply: QuickReplyRow }> {
    return { quickReply: await saveQuickReply(signedIn(ctx), input) };
  }

  @Authorized(Role.HOST)
  @PayloadMutation({
    payload: { deletedQuickReplyId: [() => ID, 'The deleted quick reply.'] },
    complexity: 5,
    description: 'Deletes a quick reply; idempotent. Errors: NOT_FOUND for an id of another type.',
  })
  async deleteQuickReply(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteQuickReplyInput, { description: 'The quick reply.' }) {
      quickReplyId,
    }: DeleteQuickReplyInput,
  ): Promise<{ deletedQuickReplyId: string }> {
    await deleteQuickReply(signedIn(ctx), quickReplyId);
    return { deletedQuickReplyId: quickReplyId };
  }
}
