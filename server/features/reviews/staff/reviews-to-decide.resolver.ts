import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { AFTER_ARG, clampFirst, FIRST_ARG } from '../../../core/connection.js';
import type { RequestContext } from '../../../core/context.js';
import { Role } from '../../../core/roles.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { loadSpace } from '../../spaces/space.loaders.js';
import { ReviewToDecide, ReviewToDecideConnection, type ReviewToDecideRow } from './review-to-decide.types.js';
import { reviewsToDecide } from './reviews-to-decide.js';

/** The staff's queue of reviews. */
@Resolver(() => ReviewToDecide)
export class ReviewsToDecideResolver {
  @Authorized(Role.ADMIN)
  @Query(() => ReviewToDecideConnection, {
    complexity: ({ args, childComplexity }: { args: { first?: number | null }; childComplexity: number }) => 3 + clampFirst(args.first) * (1 + childComplexity),
    description:
      'Staff: reviews that wait for a decision, the longest waiting first: held back by their words, or published and reported. None by or of the viewer, and none that waits blind for the other side. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID.',
  })
  reviewsToDecide(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, FIRST_ARG) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<ReviewToDecideConnection> {
    return reviewsToDecide(signedIn(ctx), { first: first ?? null, after: after ?? null });
  }

  @FieldResolver(() => Space, { complexity: ({ childComplexity }) => childComplexity, description: 'The space that was rented, on offer or not.' })
  space(@Root() { review }: ReviewToDecideRow, @Ctx() ctx: RequestContext): Promise<SpaceRow> {
    return loadSpace(ctx, review.spaceId);
  }
}
