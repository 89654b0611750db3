import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { reportReview } from './report-review.js';
import { ReportReviewInput } from './review-report.inputs.js';

@Resolver()
export class ReviewReportResolver {
  @Public()
  @Mutation(() => String, {
    complexity: 10,
    description:
      "Reports a published review to the staff and sends a receipt; answers its code, for example REV-2026-000012. The same report sent twice has one code. 5 per hour and IP address. Errors: VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for the viewer's own review, RATE_LIMITED.",
  })
  reportReview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReportReviewInput, { description: 'The review, and what is wrong with it.' })
    input: ReportReviewInput,
  ): Promise<string> {
    return reportReview(ctx, input);
  }
}
