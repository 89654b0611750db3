import { sql } from 'kysely';
import { recordAudit } from '../../../core/writes/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText } from '../../../core/values/text.js';
import { dueAfter, textProblems } from './data-request.rules.js';
import { sendDataRequestMail } from './data-request-mails.js';
import { DataRequestStatus, type DataRequestKind, type FileDataRequestInput } from './data-request.types.js';
import type { DataRequestRow } from './data-requests.js';

/* In the predicate of the partial unique index: a literal, as PostgreSQL cannot match a parameter with it. */
const OPEN = sql.lit(DataRequestStatus.OPEN);

/** Files a request; while one of the same kind is open, returns that one. */
export async function fileDataRequest(
  ctx: SignedInContext,
  { kind, details }: FileDataRequestInput,
): Promise<DataRequestRow> {
  const text = cleanText(details);
  refuseProblems(textProblems('details', text));
  await consume(ctx, 'data-requests-user', ctx.viewer.id);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const userId = tx.viewer.id;
    const filed = await tx.db
      .insertInto('DataRequest')
      .values({ userId, kind, details: text, requestedAt: now, dueAt: dueAfter(now) })
      .onConflict((conflict) => conflict.columns(['userId', 'kind']).where('status', '=', OPEN).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!filed) return getOpenRequest(tx, kind);
    await recordAudit(tx, {
      actorId: userId,
      action: `data_request.${kind}_filed`,
      objectType: 'User',
      objectId: userId,
      ip: tx.client.ip,
    });
    await sendDataRequestMail(tx, 'data-request-received', filed);
    return filed;
  });
}

async function getOpenRequest({ db, viewer }: SignedInContext, kind: DataRequestKind): Promise<DataRequestRow> {
  const row = await db
    .selectFrom('DataRequest')
    .selectAll()
    .where('userId', '=', viewer.id)
    .where('kind', '=', kind)
    .where('status', '=', DataRequestStatus.OPEN)
    .executeTakeFirst();
  // Answered between the two statements; the next attempt files a new one.
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  return row;
}

/** Withdraws an open request. */
export async function withdrawDataRequest(ctx: SignedInContext, id: string): Promise<DataRequestRow> {
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('DataRequest')
      .set({ status: DataRequestStatus.WITHDRAWN, closedAt: tx.clock.now() })
      .where('id', '=', fromGlobalId('DataRequest', id))
      .where('userId', '=', tx.viewer.id)
      .where('status', '=', DataRequestStatus.OPEN)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'data_request.withdrawn',
      objectType: 'User',
      objectId: tx.viewer.id,
      ip: tx.client.ip,
    });
    return row;
  });
}
