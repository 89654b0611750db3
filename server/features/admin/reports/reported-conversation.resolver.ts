import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { canReadConversation, readReportedConversation } from './read-reported-conversation.js';
import { ReadReportedConversationInput, ReportedMessage } from './reported-conversation.types.js';
import { StaffReport } from './staff-report.types.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

@Resolver(() => StaffReport)
export class ReportedConversationResolver {
  @AuthorizedStaff('READ_MESSAGES')
  @PayloadMutation({
    payload: { messages: [() => [ReportedMessage], 'The last 200 messages of both sides, the oldest first.'] },
    complexity: 20,
    description:
      'Staff: reads the conversation of a report about a message or a conversation; the read is recorded with the report. Errors: NOT_FOUND, FORBIDDEN (their own, or about something else), MFA_SETUP_REQUIRED.',
  })
  async readReportedConversation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReadReportedConversationInput, { description: 'The input.' }) {
      code,
    }: ReadReportedConversationInput,
  ): Promise<{ messages: readonly ReportedMessage[] }> {
    return { messages: await readReportedConversation(signedIn(ctx), code) };
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may read its conversation, by `readReportedConversation`.',
  })
  canReadConversation(@Ctx() ctx: RequestContext, @Root() { row }: StaffReport): boolean {
    return canReadConversation(signedIn(ctx).viewer, row);
  }
}
