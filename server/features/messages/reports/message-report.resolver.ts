import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { ReportMessageInput } from './message-report.inputs.js';
import { reportMessage } from './report-message.js';

@Resolver()
export class MessageReportResolver {
  @Authorized()
  @Mutation(() => String, {
    complexity: 10,
    description:
      'Reports a message, or a whole conversation, to the staff and sends a receipt; answers its code, e.g. MSG-2026-000012. The same report twice has one code. 10 an hour. Errors: VALIDATION_FAILED, NOT_FOUND, RATE_LIMITED.',
  })
  reportMessage(@Ctx() ctx: RequestContext, @Arg('input', () => ReportMessageInput, { description: 'Which, and what is wrong with it.' }) input: ReportMessageInput): Promise<string> {
    return reportMessage(signedIn(ctx), input);
  }
}
