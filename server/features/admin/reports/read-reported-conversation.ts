import type { ExpressionBuilder } from 'kysely';
import type { SignedInContext, Viewer } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { mayDo } from '../../../core/staff-acts.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Tables } from '../../../database.js';
import { typedBody } from '../../messages/message-text.rules.js';
import { ReportedKind, ReportSide } from '../../reports/cases/report-case.enums.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import type { ReportedMessage } from './reported-conversation.types.js';
import { getStaffReport } from './staff-reports.js';

/** On each side of a reported message, or in all of a reported conversation's newest. */
const MESSAGES_AROUND = 100;
const MESSAGES_OF_CONVERSATION = 200;

/** Whether the viewer may read the conversation of a report: one of messages, by somebody else and about somebody else. */
export function canReadConversation(
  viewer: Viewer,
  { subject, userId, concernedId }: Pick<ReportCase, 'subject' | 'userId' | 'concernedId'>,
): boolean {
  if (subject !== ReportedKind.MESSAGE && subject !== ReportedKind.CONVERSATION) return false;
  return viewer.id !== userId && viewer.id !== concernedId && mayDo(viewer, 'READ_MESSAGES');
}

/** Reads the conversation of a report: only messages written by its two sides, as they were typed. The read is recorded. */
export async function readReportedConversation(ctx: SignedInContext, code: string): Promise<ReportedMessage[]> {
  const { row } = await getStaffReport(ctx, code);
  if (!canReadConversation(ctx.viewer, row)) throw new DomainError(ErrorCode.FORBIDDEN);
  return inTransaction(ctx, async (tx) => {
    const messages = await loadMessages(tx, row);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'report.messages_read',
      objectType: 'Report',
      objectId: row.code,
      after: { messages: messages.length },
      reason: row.code,
      ip: tx.client.ip,
    });
    return messages.map(({ id, senderId, createdAt, ...text }) => ({
      from: isReporter(row, senderId) ? ReportSide.REPORTER : ReportSide.OWNER,
      body: typedBody(text, tx.locale),
      createdAt,
      isReported: id === row.subjectId,
    }));
  });
}

/** The newest messages of a reported conversation, or those around a reported message; oldest first. */
async function loadMessages(tx: SignedInContext, row: ReportCase) {
  // By the case itself: an erasure of its reporter deletes the report, not what is to be decided.
  const messages = tx.db
    .selectFrom('Message as m')
    .select(['m.id', 'm.senderId', 'm.body', 'm.original', 'm.createdAt'])
    .where(isInConversationOf(row))
    .where('m.senderId', 'is not', null);
  const newest = messages.orderBy('m.seq', 'desc');
  if (row.subject === ReportedKind.CONVERSATION)
    return (await newest.limit(MESSAGES_OF_CONVERSATION).execute()).toReversed();
  const reported = tx.db.selectFrom('Message as r').select('r.seq').where('r.id', '=', row.subjectId);
  const upTo = await newest.where('m.seq', '<=', reported).limit(MESSAGES_AROUND).execute();
  const after = await messages.where('m.seq', '>', reported).orderBy('m.seq').limit(MESSAGES_AROUND).execute();
  return [...upTo.toReversed(), ...after];
}

/** Whether message `m` is in the reported conversation, or in that of the reported message. */
const isInConversationOf =
  ({ subject, subjectId }: ReportCase) =>
  (eb: ExpressionBuilder<Tables & { m: Tables['Message'] }, 'm'>) =>
    eb(
      'm.conversationId',
      '=',
      subject === ReportedKind.CONVERSATION
        ? eb.val(subjectId)
        : eb.selectFrom('Message as reported').select('reported.conversationId').where('reported.id', '=', subjectId),
    );

/** The row of an erased account names nobody, so either side may be missing. */
const isReporter = ({ userId, concernedId }: ReportCase, senderId: string | null): boolean =>
  userId === null ? senderId !== concernedId : senderId === userId;
