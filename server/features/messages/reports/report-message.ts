import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors.js';
import { fromGlobalId } from '../../../core/global-id.js';
import { Locale } from '../../../core/locale.js';
import { queueMail } from '../../../core/mailer.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { conversationLoader, otherSideOf } from '../conversation.loaders.js';
import type { ConversationRow } from '../conversation.types.js';
import { findMessage } from '../message.loaders.js';
import type { MessageRow } from '../message.types.js';
import { bodyAsRead } from '../message-text.rules.js';
import { MessageReportReason, type ReportMessageInput } from './message-report.inputs.js';

const DETAILS = { min: 20, max: 3000 } as const;

interface Report {
  readonly conversation: ConversationRow;
  readonly message: MessageRow | null;
  readonly reason: MessageReportReason;
  readonly details: string;
}

/** Keeps a report of a message or a conversation, tells the staff and sends a receipt; answers its code. Said again, it is the same report. */
export async function reportMessage(ctx: SignedInContext, input: ReportMessageInput): Promise<string> {
  const details = (input.details ?? '').normalize('NFC').replaceAll('\0', '').trim();
  refuseProblems(problemsOf(details, input));
  const conversation = await conversationLoader(ctx).load(fromGlobalId('Conversation', input.conversationId));
  if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
  const report = { conversation, message: await reportedMessage(ctx, conversation, input.messageId ?? null), reason: input.reason, details };
  await consume(ctx, 'message-reports-user', ctx.viewer.id);
  return inTransaction(ctx, async (tx) => {
    const { code, isNew } = await store(tx, report);
    if (isNew) await sendMails(tx, code, report);
    return code;
  });
}

function problemsOf(details: string, { reason, isGoodFaith }: ReportMessageInput): FieldError[] {
  const { length } = [...details];
  const min = reason === MessageReportReason.OTHER ? DETAILS.min : 0;
  return [
    ...(length >= min && length <= DETAILS.max ? [] : [{ path: 'details', code: FieldProblemCode.REPORT_DETAILS_LENGTH, params: { min, max: DETAILS.max } }]),
    ...(isGoodFaith ? [] : [{ path: 'isGoodFaith', code: FieldProblemCode.GOOD_FAITH_REQUIRED }]),
  ];
}

/** Only what the other side wrote, and here. */
async function reportedMessage(ctx: SignedInContext, conversation: ConversationRow, id: string | null): Promise<MessageRow | null> {
  if (id === null) return null;
  const message = await findMessage(ctx, fromGlobalId('Message', id));
  if (message?.conversationId !== conversation.id || message.senderId !== otherSideOf(conversation)) throw new DomainError(ErrorCode.NOT_FOUND);
  return message;
}

async function store(tx: SignedInContext, { conversation, message, reason, details }: Report): Promise<{ code: string; isNew: boolean }> {
  const now = tx.clock.now();
  const [row] = await tx.em.execute<{ code: string; is_new: boolean }[]>(
    `insert into message_reports (code, conversation_id, message_id, user_id, reason, details, created_at)
     values (? || lpad(nextval('message_report_codes')::text, 6, '0'), ?, ?, ?, ?, ?, ?)
     on conflict (user_id, conversation_id, coalesce(message_id, conversation_id), reason, md5(details)) do update set details = excluded.details
     returning code, xmax = 0 as is_new`,
    [`MSG-${now.getUTCFullYear()}-`, conversation.id, message?.id ?? null, tx.viewer.id, reason, details, now],
  );
  if (!row) throw new Error('the report was not stored');
  return { code: row.code, isNew: row.is_new };
}

/** The staff read what was reported as both sides read it. */
async function sendMails(tx: SignedInContext, code: string, { conversation, message, reason, details }: Report): Promise<void> {
  const reporter = await readReporter(tx);
  const params = {
    code,
    reason,
    details,
    email: reporter.email,
    conversation: conversation.id,
    message: message ? bodyAsRead(message.body, Locale.ES, conversation.hasAgreed) : '',
  };
  await queueMail(tx, { id: `message-report-${code}-receipt`, to: reporter.email, locale: reporter.locale, template: 'messages.report-receipt', params });
  await queueMail(tx, { id: `message-report-${code}`, to: tx.config.supportEmail, locale: Locale.ES, template: 'messages.report', params });
}

async function readReporter(tx: ServiceContext & Pick<SignedInContext, 'viewer'>): Promise<{ email: string; locale: Locale }> {
  const [user] = await tx.em.execute<{ email: string; locale: Locale }[]>('select email, locale from users where id = ?', [tx.viewer.id]);
  if (!user) throw new Error(`there is no user ${tx.viewer.id}`);
  return user;
}
