import { sql } from 'kysely';
import { recordAudit } from '../../../core/writes/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { DataExportStatus } from './data-export.types.js';
import type { DataExportRow } from './data-exports.js';

export const MAKE_EXPORT_JOB = 'privacy.make-export';

/* In the predicate of the partial unique index: literals, as PostgreSQL cannot match parameters with it. */
const UNFINISHED = [sql.lit(DataExportStatus.QUEUED), sql.lit(DataExportStatus.RUNNING)];

/** Queues an export of the viewer's data; one at a time. */
export async function requestDataExport(ctx: SignedInContext): Promise<DataExportRow> {
  await consume(ctx, 'exports-user', ctx.viewer.id);
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .insertInto('DataExport')
      .values({ userId: tx.viewer.id, createdAt: tx.clock.now() })
      .onConflict((conflict) => conflict.column('userId').where('status', 'in', UNFINISHED).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new DomainError(ErrorCode.EXPORT_IN_PROGRESS);
    await addJob(tx, MAKE_EXPORT_JOB, { exportId: row.id }, { jobKey: `export:${row.id}` });
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'data_export.requested',
      objectType: 'User',
      objectId: tx.viewer.id,
      ip: tx.client.ip,
    });
    return row;
  });
}
