import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { loadSpace } from '../../spaces/space.loaders.js';
import { Review } from '../../reviews/review.entity.js';
import { ReportedKind } from '../cases/report-case.enums.js';
import { ReviewReport } from '../review-report.entity.js';
import { reportReasonName } from '../words/report-reasons.loaders.js';
import { DecideReviewInput } from './decide-review.inputs.js';
import type { ReviewRow } from '../../reviews/review.types.js';
import { decideReview } from './decide-review.js';
import { ReviewToDecide, ReviewToDecideConnection, type ReviewToDecideRow } from './review-to-decide.types.js';
import { listReviewsToDecide } from './reviews-to-decide.js';

/** The queue of reviews that staff decide on, and their decisions. */
@Resolver(() => ReviewToDecide)
export class ReviewsToDecideResolver {
  @AuthorizedStaff('DECIDE_REVIEWS')
  @Query(() => ReviewToDecideConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      3 + pageSizeOf(args) * (1 + childComplexity),
    description:
      'Staff: reviews that wait for a decision, longest waiting first: held for their text, or published and reported. None by, about or reported by the viewer, and none that waits for the other side. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID, PAGINATION_CONFLICT.',
  })
  reviewsToDecide(
    @Ctx() ctx: RequestContext,
    @Args(() => PAGE_ARGS) page: PageArgs,
  ): Promise<ReviewToDecideConnection> {
    return listReviewsToDecide(signedIn(ctx), page);
  }

  @AuthorizedStaff('DECIDE_REVIEWS')
  @PayloadMutation({
    payload: { review: [() => Review, 'The review, decided.'] },
    complexity: ({ childComplexity }) => 5 + childComplexity,
    description:
      'Staff: hides a review, or publishes one that was held, reported or hidden. The author is notified why it was hidden; people who reported it, of the decision and its reasons. Errors: MFA_SETUP_REQUIRED, NOT_FOUND (also while it waits for the other side), FORBIDDEN for reviews by, about or reported by the viewer, REPORT_STATE_REFUSED when somebody else has decided or its author has changed it meanwhile, VALIDATION_FAILED with TEXT_LENGTH at `statement`.',
  })
  async decideReview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideReviewInput, { description: 'The decision and its reasons.' }) input: DecideReviewInput,
  ): Promise<{ review: ReviewRow }> {
    return { review: await decideReview(signedIn(ctx), input) };
  }

  @FieldResolver(() => Space, {
    complexity: ({ childComplexity }) => childComplexity,
    description: 'The rented space, published or not.',
  })
  space(@Root() { review }: ReviewToDecideRow, @Ctx() ctx: RequestContext): Promise<SpaceRow> {
    return loadSpace(ctx, review.spaceId);
  }
}

@Resolver(() => ReviewReport)
export class ReviewReportResolver {
  @FieldResolver(() => String, { description: 'The current label of its reason, in the viewer’s language.' })
  reasonName(@Ctx() ctx: RequestContext, @Root() { reason }: Pick<ReviewReport, 'reason'>): Promise<string> {
    return reportReasonName(ctx, { subject: ReportedKind.REVIEW, reason });
  }
}
