import { recordAudit } from '../../../core/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors.js';
import { fromGlobalId } from '../../../core/global-id.js';
import { inTransaction } from '../../../core/transaction.js';
import { tidyWords, wordsProblems } from './data-request.rules.js';
import { tellOfDataRequest } from './data-request-mails.js';
import { dataRequestOf, type DataRequestRow } from './data-requests.js';
import type { AnswerDataRequestInput, DataRequest } from './data-request.types.js';

/** The staff's answer: kept with the request, mailed to whoever asked, and on record. */
export async function answerDataRequest(ctx: SignedInContext, { id, outcome, answer }: AnswerDataRequestInput): Promise<DataRequest> {
  const words = tidyWords(answer);
  refuseProblems(wordsProblems('answer', words));
  const uuid = fromGlobalId('DataRequest', id);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const [row] = await tx.em.execute<DataRequestRow[]>(
      `update data_requests set status = ?, answer = ?, answered_by = ?, closed_at = ? where id = ? and status = 'open' returning *`,
      [outcome, words, tx.viewer.id, now, uuid],
    );
    if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
    await recordAudit(tx, { actorId: tx.viewer.id, action: `data_request.${outcome}`, objectType: 'User', objectId: row.user_id, after: { request: uuid, kind: row.kind }, ip: tx.client.ip });
    await tellOfDataRequest(tx, 'data-request-answered', row);
    return dataRequestOf(row, now);
  });
}
