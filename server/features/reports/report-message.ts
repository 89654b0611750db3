import { NOTICE_LENGTH } from '../../core/notice-length.js';
import { sql, type RawBuilder } from 'kysely';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../core/errors.js';
import { fromGlobalId } from '../../core/global-id.js';
import { Locale } from '../../core/locale.js';
import { queueMail } from '../../core/mailer.js';
import { consume } from '../../core/rate-limits.js';
import { inTransaction } from '../../core/transaction.js';
import { conversationLoader, otherSideOf } from '../messages/conversations/conversation.loaders.js';
import type { ConversationRow } from '../messages/conversations/conversation.types.js';
import { findMessage } from '../messages/message.loaders.js';
import type { MessageRow } from '../messages/message.types.js';
import { renderBody } from '../messages/message-text.rules.js';
import type { ReportMessageInput } from './message-report.inputs.js';
import { MessageReportReason } from './message-report-types.js';

interface Report {
  readonly conversation: ConversationRow;
  readonly message: MessageRow | null;
  readonly reason: MessageReportReason;
  readonly details: string;
}

/** Saves a report, mails staff and a receipt, and answers its code. Repeating a report has no further effect. */
export async function reportMessage(ctx: SignedInContext, input: ReportMessageInput): Promise<string> {
  const details = (input.details ?? '').normalize('NFC').replaceAll('\0', '').trim();
  refuseProblems(problemsOf(details, input));
  const conversation = await conversationLoader(ctx).load(fromGlobalId('Conversation', input.conversationId));
  if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
  const report = {
    conversation,
    message: await reportedMessage(ctx, conversation, input.messageId ?? null),
    reason: input.reason,
    details,
  };
  await consume(ctx, 'message-reports-user', ctx.viewer.id);
  return inTransaction(ctx, async (tx) => {
    const { code, isNew } = await saveReport(tx, report);
    if (isNew) await sendMails(tx, code, report);
    return code;
  });
}

function problemsOf(details: string, { reason, isGoodFaith }: ReportMessageInput): FieldError[] {
  const { length } = [...details];
  const min = reason === MessageReportReason.OTHER ? NOTICE_LENGTH.min : 0;
  return [
    ...(length >= min && length <= NOTICE_LENGTH.max
      ? []
      : [{ path: 'details', code: FieldProblemCode.REPORT_DETAILS_LENGTH, params: { min, max: NOTICE_LENGTH.max } }]),
    ...(isGoodFaith ? [] : [{ path: 'isGoodFaith', code: FieldProblemCode.GOOD_FAITH_REQUIRED }]),
  ];
}

/** The reported message, which the other side must have written in this conversation. */
async function reportedMessage(
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

/** The columns of the unique index `message_reports_once`. */
const ONCE = sql`user_id, conversation_id, coalesce(message_id, conversation_id), reason, md5(details)`;
/** Distinguishes an inserted row from an updated one. */
const IS_NEW = sql<boolean>`xmax = 0`.as('isNew');

/** The next code of a year, such as MSG-2026-000012. */
function nextCode(now: Date): RawBuilder<string> {
  return sql<string>`${`MSG-${now.getUTCFullYear()}-`}::text || lpad(nextval('message_report_codes')::text, 6, '0')`;
}

async function saveReport(
  tx: SignedInContext,
  { conversation, message, reason, details }: Report,
): Promise<{ code: string; isNew: boolean }> {
  const now = tx.clock.now();
  return tx.db
    .insertInto('MessageReport')
    .values({
      code: nextCode(now),
      conversationId: conversation.id,
      messageId: message?.id ?? null,
      userId: tx.viewer.id,
      reason,
      details,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.expression(ONCE).doUpdateSet((eb) => ({ details: eb.ref('excluded.details') })))
    .returning(['code', IS_NEW])
    .executeTakeFirstOrThrow();
}

/** Mails to the reporter and to staff, with the redacted text of the message. */
async function sendMails(
  tx: SignedInContext,
  code: string,
  { conversation, message, reason, details }: Report,
): Promise<void> {
  const reporter = await readReporter(tx);
  const params = {
    code,
    reason,
    details,
    email: reporter.email,
    conversation: conversation.id,
    message: message ? renderBody(message.body, Locale.ES, conversation.hasAgreed) : '',
  };
  await queueMail(tx, {
    id: `message-report-${code}-receipt`,
    to: reporter.email,
    locale: reporter.locale,
    template: 'messages.report-receipt',
    params,
  });
  await queueMail(tx, {
    id: `message-report-${code}`,
    to: tx.config.supportEmail,
    locale: Locale.ES,
    template: 'messages.report',
    params,
  });
}

function readReporter({ db, viewer }: SignedInContext): Promise<{ email: string; locale: Locale }> {
  return db.selectFrom('User').select(['email', 'locale']).where('id', '=', viewer.id).executeTakeFirstOrThrow();
}
