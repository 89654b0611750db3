import { recordAudit } from '../../../core/writes/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText } from '../../../core/values/text.js';
import { textProblems } from './data-request.rules.js';
import { sendDataRequestMail } from './data-request-mails.js';
import type { DataRequestRow } from './data-requests.js';
import { DataRequestOutcome, DataRequestStatus, type AnswerDataRequestInput } from './data-request.types.js';

const STATUS_OF: Readonly<Record<DataRequestOutcome, DataRequestStatus>> = {
  [DataRequestOutcome.GRANTED]: DataRequestStatus.GRANTED,
  [DataRequestOutcome.REFUSED]: DataRequestStatus.REFUSED,
};

/** Stores the staff's answer, notifies the requester by e-mail and writes the audit log. */
export async function answerDataRequest(
  ctx: SignedInContext,
  { dataRequestId, outcome, answer }: AnswerDataRequestInput,
): Promise<DataRequestRow> {
  const text = cleanText(answer);
  refuseProblems(textProblems('answer', text));
  const uuid = fromGlobalId('DataRequest', dataRequestId);
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('DataRequest')
      .set({ status: STATUS_OF[outcome], answer: text, answeredBy: tx.viewer.id, closedAt: tx.clock.now() })
      .where('id', '=', uuid)
      .where('status', '=', DataRequestStatus.OPEN)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
    if (row.userId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: `data_request.${outcome}`,
      objectType: 'User',
      objectId: row.userId,
      before: { status: DataRequestStatus.OPEN },
      after: { status: row.status, request: uuid, kind: row.kind },
      reason: text,
      ip: tx.client.ip,
    });
    await sendDataRequestMail(tx, 'data-request-answered', row);
    return row;
  });
}
