import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { Review } from '../review.entity.js';
import type { ReviewRow } from '../review.types.js';
import { markReviewUseful } from './mark-review-useful.js';
import { MarkReviewUsefulInput } from './useful-review.inputs.js';
import { usefulToViewerLoader } from './useful-review.loaders.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

@Resolver(() => Review)
export class UsefulReviewResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer marked it as useful (`markReviewUseful`).' })
  isUsefulToViewer(@Root() { id, usefulCount }: ReviewRow, @Ctx() ctx: RequestContext): Promise<boolean> | boolean {
    return ctx.viewer !== null && usefulCount > 0 && usefulToViewerLoader(ctx as SignedInContext).load(id);
  }

  @Authorized()
  @PayloadMutation({
    payload: { review: [() => Review, 'The review.'] },
    complexity: ({ childComplexity }) => 5 + childComplexity,
    description:
      'Marks a published review as useful, or removes the mark: one per person. Errors: NOT_FOUND, FORBIDDEN for both sides of the rental, RATE_LIMITED after 120 in an hour.',
  })
  async markReviewUseful(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkReviewUsefulInput, { description: 'The review and the mark.' })
    input: MarkReviewUsefulInput,
  ): Promise<{ review: ReviewRow }> {
    return { review: await markReviewUseful(signedIn(ctx), input) };
  }
}
