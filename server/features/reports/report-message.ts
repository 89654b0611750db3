import { sql } from 'kysely';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { Locale } from '../../core/values/locale.js';
import { cleanText } from '../../core/values/text.js';
import { columnRef } from '../../database.js';
import { conversationLoader, otherSideOf } from '../messages/conversations/conversation.loaders.js';
import type { ConversationRow } from '../messages/conversations/conversation.types.js';
import { findMessage } from '../messages/message.loaders.js';
import { renderBody } from '../messages/message-text.rules.js';
import type { MessageRow } from '../messages/message.types.js';
import { ReportedKind } from './cases/report-case.enums.js';
import { MessageReportReason } from './report.enums.js';
import type { ReportMessageInput } from './report.inputs.js';
import { contentProblems, findReporter, submitReport, WAS_INSERTED } from './submit-report.js';

const column = columnRef<'MessageReport'>;
/** The columns of the unique index `message_reports_once`. */
const SAME_REPORT = sql`${column('userId')}, ${column('conversationId')}, coalesce(${column('messageId')}, ${column('conversationId')}), ${column('reason')}, md5(${column('details')})`;

/** Reports a message or a whole conversation of the viewer to the staff. Returns the code of the report. */
export async function reportMessage(ctx: SignedInContext, input: ReportMessageInput): Promise<string> {
  const { reason } = input;
  const details = cleanText(input.details ?? '');
  const code = FieldProblemCode.REPORT_DETAILS_LENGTH;
  // Every other reason is sufficient without details.
  const bounds = reason === MessageReportReason.OTHER ? { code } : { code, min: 0 };
  refuseProblems(contentProblems(details, input.isGoodFaith, bounds));
  const conversation = await conversationLoader(ctx).load(fromGlobalId('Conversation', input.conversationId));
  if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
  const message = await findReportedMessage(ctx, conversation, input.messageId ?? null);
  const reporter = await findReporter(ctx);
  const shown = { message: message ? renderBody(message.body, Locale.ES, conversation.hasAgreed) : '', details };
  return submitReport(ctx, {
    subject: 'message',
    reporter,
    locale: reporter.locale,
    about: {
      kind: message ? ReportedKind.MESSAGE : ReportedKind.CONVERSATION,
      id: message?.id ?? conversation.id,
      concernedId: otherSideOf(conversation),
      reason,
      details,
    },
    save: ({ db, clock }, next) =>
      db
        .insertInto('MessageReport')
        .values({
          code: next,
          conversationId: conversation.id,
          messageId: message?.id ?? null,
          userId: ctx.viewer.id,
          reason,
          details,
          createdAt: clock.now(),
        })
        .onConflict((conflict) =>
          conflict.expression(SAME_REPORT).doUpdateSet((eb) => ({ details: eb.ref('excluded.details') })),
        )
        .returning(['code', WAS_INSERTED.as('isNew')])
        .executeTakeFirstOrThrow(),
    toStaff: { ...shown, reason, email: reporter.email },
    receipt: shown,
  });
}

/** The reported message, which must be by the other side of this conversation. */
async function findReportedMessage(
  ctx: SignedInContext,
  conversation: ConversationRow,
  id: string | null,
): Promise<MessageRow | null> {
  if (id === null) return null;
  const message = await findMessage(ctx, fromGlobalId('Message', id));
  if (message?.conversationId !== conversation.id || message.senderId !== otherSideOf(conversation))
    throw new DomainError(ErrorCode.NOT_FOUND);
  return message;
}
