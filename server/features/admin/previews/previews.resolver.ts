import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DecideReviewInput } from '../../reports/review-decisions/decide-review.inputs.js';
import { DecideVerificationInput } from '../../verification/verification.inputs.js';
import { DecisionMail } from './decision-mail.types.js';
import { previewReviewDecision, previewVerificationDecision } from './preview-decisions.js';

const COST = { complexity: 20 };

/** Previews of the mails of decisions made in the queues. */
@Resolver()
export class PreviewsResolver {
  @AuthorizedStaff('DECIDE_VERIFICATIONS')
  @Query(() => [DecisionMail], {
    ...COST,
    description: 'Staff: the mails of a decision on a verification before it is made. Errors: as `decideVerification`.',
  })
  verificationDecisionPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideVerificationInput, { description: 'The decision.' })
    { verificationId: id, decision, reason, note }: DecideVerificationInput,
  ): Promise<DecisionMail[]> {
    return previewVerificationDecision(signedIn(ctx), {
      id,
      decision,
      reason: reason ?? null,
      note: note?.trim() ?? '',
    });
  }

  @AuthorizedStaff('DECIDE_REVIEWS')
  @Query(() => [DecisionMail], {
    ...COST,
    description: 'Staff: the mails of a decision on a review before it is made. Errors: as `decideReview`.',
  })
  reviewDecisionPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideReviewInput, { description: 'The decision and its reasons.' }) input: DecideReviewInput,
  ): Promise<DecisionMail[]> {
    return previewReviewDecision(signedIn(ctx), input);
  }
}
