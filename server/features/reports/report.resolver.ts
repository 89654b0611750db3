import { Arg, Ctx, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { reportMessage } from './report-message.js';
import { reportReview } from './report-review.js';
import { reportSpace } from './report-space.js';
import { reportUser } from './report-user.js';
import { ReportMessageInput, ReportReviewInput, ReportSpaceInput, ReportUserInput } from './report.inputs.js';

@Resolver()
export class ReportResolver {
  @Public()
  @PayloadMutation({
    payload: { code: [() => String, 'The code of the report, e.g. REP-2026-000012.'] },
    complexity: 10,
    description:
      'Reports a space to the staff and sends a receipt; returns its code, e.g. REP-2026-000012. Repeating a report returns the same code. 5 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, REPORTING_SUSPENDED {until}, RATE_LIMITED.',
  })
  async reportSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReportSpaceInput, { description: 'The space and the reason.' })
    input: ReportSpaceInput,
  ): Promise<{ code: string }> {
    return { code: await reportSpace(ctx, input) };
  }

  @Public()
  @PayloadMutation({
    payload: { code: [() => String, 'The code of the report, e.g. PER-2026-000012.'] },
    complexity: 10,
    description:
      'Reports a person to the staff and sends a receipt. Repeating a report returns the same code. 5 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for oneself, REPORTING_SUSPENDED {until}, RATE_LIMITED.',
  })
  async reportUser(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReportUserInput, { description: 'The person and the reason.' }) input: ReportUserInput,
  ): Promise<{ code: string }> {
    return { code: await reportUser(ctx, input) };
  }

  @Public()
  @PayloadMutation({
    payload: { code: [() => String, 'The code of the report, e.g. REV-2026-000012.'] },
    complexity: 10,
    description:
      'Reports a published review to the staff and sends a receipt; returns its code, e.g. REV-2026-000012. Repeating a report returns the same code. 5 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for the viewer’s own review, REPORTING_SUSPENDED {until}, RATE_LIMITED.',
  })
  async reportReview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReportReviewInput, { description: 'The review and the reason.' })
    input: ReportReviewInput,
  ): Promise<{ code: string }> {
    return { code: await reportReview(ctx, input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { code: [() => String, 'The code of the report, e.g. MSG-2026-000012.'] },
    complexity: 10,
    description:
      'Reports a message or a whole conversation to the staff and sends a receipt; returns its code, e.g. MSG-2026-000012. Repeating a report returns the same code. At most 10 an hour. Errors: VALIDATION_FAILED, NOT_FOUND, REPORTING_SUSPENDED {until}, RATE_LIMITED.',
  })
  async reportMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReportMessageInput, { description: 'The message or conversation, and the reason.' })
    input: ReportMessageInput,
  ): Promise<{ code: string }> {
    return { code: await reportMessage(signedIn(ctx), input) };
  }
}
