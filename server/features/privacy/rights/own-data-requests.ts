import { recordAudit } from '../../../core/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors.js';
import { fromGlobalId } from '../../../core/global-id.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { dueAfter, tidyWords, wordsProblems } from './data-request.rules.js';
import { tellOfDataRequest } from './data-request-mails.js';
import { dataRequestOf, type DataRequestRow } from './data-requests.js';
import type { DataRequest, FileDataRequestInput } from './data-request.types.js';

/** Files a request and starts its clock; asking again for the same answers with the one that waits. */
export async function fileDataRequest(ctx: SignedInContext, { kind, details }: FileDataRequestInput): Promise<DataRequest> {
  const words = tidyWords(details);
  refuseProblems(wordsProblems('details', words));
  await consume(ctx, 'data-requests-user', ctx.viewer.id);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const userId = tx.viewer.id;
    const [filed] = await tx.em.execute<DataRequestRow[]>(
      `insert into data_requests (user_id, kind, details, requested_at, due_at) values (?, ?, ?, ?, ?)
       on conflict (user_id, kind) where status = 'open' do nothing returning *`,
      [userId, kind, words, now, dueAfter(now)],
    );
    if (!filed) return waitingOne(tx, kind);
    await recordAudit(tx, { actorId: userId, action: `data_request.${kind}_filed`, objectType: 'User', objectId: userId, ip: tx.client.ip });
    await tellOfDataRequest(tx, 'data-request-received', filed);
    return dataRequestOf(filed, now);
  });
}

async function waitingOne(tx: SignedInContext, kind: string): Promise<DataRequest> {
  const [row] = await tx.em.execute<DataRequestRow[]>(`select * from data_requests where user_id = ? and kind = ? and status = 'open'`, [tx.viewer.id, kind]);
  // Answered between the two statements: she may ask anew.
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  return dataRequestOf(row, tx.clock.now());
}

/** Takes a request back while it waits. */
export async function withdrawDataRequest(ctx: SignedInContext, id: string): Promise<DataRequest> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const [row] = await tx.em.execute<DataRequestRow[]>(`update data_requests set status = 'withdrawn', closed_at = ? where id = ? and user_id = ? and status = 'open' returning *`, [
      now, fromGlobalId('DataRequest', id), tx.viewer.id,
    ]);
    if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
    await recordAudit(tx, { actorId: tx.viewer.id, action: 'data_request.withdrawn', objectType: 'User', objectId: tx.viewer.id, ip: tx.client.ip });
    return dataRequestOf(row, now);
  });
}
