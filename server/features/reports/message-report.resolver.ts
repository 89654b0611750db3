import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { ReportMessageInput } from './message-report.inputs.js';
import { reportMessage } from './report-message.js';

@Resolver()
export class MessageReportResolver {
  @Authorized()
  @Mutation(() => String, {
    complexity: 10,
    description:
      'Reports a message or a whole conversation to staff and sends a receipt; answers the code of the report, e.g. MSG-2026-000012. Repeating a report answers the same code. At most 10 per hour. Errors: VALIDATION_FAILED, NOT_FOUND, RATE_LIMITED.',
  })
  reportMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReportMessageInput, { description: 'What is reported, and why.' }) input: ReportMessageInput,
  ): Promise<string> {
    return reportMessage(signedIn(ctx), input);
  }
}
