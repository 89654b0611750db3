import { recordAudit } from '../../../core/writes/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { DataExportStatus, type DownloadLink } from './data-export.types.js';
import { findDataExport, type DataExportRow } from './data-exports.js';
import { makeDownloadToken } from './download-token.js';

/** Whether the export has a file that can be downloaded. */
export function canBeFetched(row: DataExportRow, now: Date): boolean {
  return row.status === DataExportStatus.READY && row.fileKey !== null && row.expiresAt !== null && row.expiresAt > now;
}

/** A URL under which the viewer's browser can download their export for some minutes. */
export async function openExport(ctx: SignedInContext, id: string): Promise<DownloadLink> {
  const row = await findDataExport(ctx, fromGlobalId('DataExport', id));
  if (!row || row.userId !== ctx.viewer.id || !canBeFetched(row, ctx.clock.now()))
    throw new DomainError(ErrorCode.NOT_FOUND);
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'data_export.opened',
      objectType: 'User',
      objectId: tx.viewer.id,
      ip: tx.client.ip,
    }),
  );
  const { token, expiresAt } = makeDownloadToken(ctx.config, row.id, ctx.clock.now());
  return { url: `/files/exports/${id}?token=${token}`, expiresAt };
}
