import { Arg, Ctx, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { plus } from '../../core/graphql/field-options.js';
import { leaveReview } from './leave-review.js';
import { replyToReview } from './reply-to-review.js';
import { LeaveReviewInput, ReplyToReviewInput } from './review.inputs.js';
import { Review } from './review.entity.js';
import type { ReviewRow } from './review.types.js';

const cost = plus(5);

@Resolver()
export class ReviewResolver {
  @Authorized()
  @PayloadMutation({
    payload: { review: [() => Review, 'The review.'] },
    complexity: cost,
    description:
      'Reviews a rental: the renter reviews the space and its host, the host reviews the renter. It stays hidden until both sides have written or the deadline has passed; until then it can be changed by sending it again. ' +
      'A text that may insult or threaten waits for the staff (HELD). Errors: NOT_FOUND, REVIEW_NOT_ELIGIBLE {opensAt} before the time or when the rental never began, REVIEW_WINDOW_CLOSED, REVIEW_EXISTS once it is published, ' +
      'VALIDATION_FAILED with SCORE_OUT_OF_RANGE, SCORE_NOT_YOURS, TEXT_LENGTH {min, max}, CONTACT_DATA at `text`, TOO_LONG at `privateNote`.',
  })
  async leaveReview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LeaveReviewInput, { description: 'Stars and text.' }) input: LeaveReviewInput,
  ): Promise<{ review: ReviewRow }> {
    return { review: await leaveReview(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { review: [() => Review, 'The review, with its reply.'] },
    complexity: cost,
    description:
      'Replies in public to a review about the viewer, once, within 30 days. Errors: NOT_FOUND, FORBIDDEN for anybody else, REVIEW_EXISTS when it has another reply, REVIEW_WINDOW_CLOSED, VALIDATION_FAILED with TEXT_LENGTH {min, max}, CONTACT_DATA, TEXT_OFFENSIVE at `text`.',
  })
  async replyToReview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReplyToReviewInput, { description: 'The reply.' }) input: ReplyToReviewInput,
  ): Promise<{ review: ReviewRow }> {
    return { review: await replyToReview(signedIn(ctx), input) };
  }
}
