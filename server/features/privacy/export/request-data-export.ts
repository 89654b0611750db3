import { recordAudit } from '../../../core/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import { addJob } from '../../../core/jobs.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import type { DataExport } from './data-export.types.js';
import { dataExportOf, type ExportRow } from './data-exports.js';

export const MAKE_EXPORT_JOB = 'privacy.make-export';

/** Begins a copy of everything held about the viewer; one at a time. */
export async function requestDataExport(ctx: SignedInContext): Promise<DataExport> {
  await consume(ctx, 'exports-user', ctx.viewer.id);
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.em.execute<ExportRow[]>(
      `insert into data_exports (user_id, created_at) values (?, ?) on conflict (user_id) where status in ('queued', 'running') do nothing returning *`,
      [tx.viewer.id, tx.clock.now()],
    );
    if (!row) throw new DomainError(ErrorCode.EXPORT_IN_PROGRESS);
    await addJob(tx, MAKE_EXPORT_JOB, { exportId: row.id }, { jobKey: `export:${row.id}` });
    await recordAudit(tx, { actorId: tx.viewer.id, action: 'data_export.requested', objectType: 'User', objectId: tx.viewer.id, ip: tx.client.ip });
    return dataExportOf(row);
  });
}
