import { recordAudit } from '../../../core/writes/audit.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { DataExportStatus } from './data-export.types.js';
import { findDataExport } from './data-exports.js';
import { makeDownloadToken } from './download-token.js';
/** Whether the export has a file that can be downloaded. */
export function canBeFetched(row, now) {
    return row.status === DataExportStatus.READY && row.fileKey !== null && row.expiresAt !== null && row.expiresAt > now;
}
/** A URL under which the viewer's browser can download their export for some minutes. */
export async function openExport(ctx, id) {
    const row = await findDataExport(ctx, fromGlobalId('DataExport', id));
    if (!row || row.userId !== ctx.viewer.id || !canBeFetched(row, ctx.clock.now()))
        throw new DomainError(ErrorCode.NOT_FOUND);
    await inTransaction(ctx, (tx) => recordAudit(tx, {
        actorId: tx.viewer.id,
        action: 'data_export.opened',
        objectType: 'User',
        objectId: tx.viewer.id,
        ip: tx.client.ip,
    }));
    const { token, expiresAt } = makeDownloadToken(ctx.config, row.id, ctx.clock.now());
    return { url: `/files/exports/${id}?token=${token}`, expiresAt };
}
//# sourceMappingURL=open-export.js.map