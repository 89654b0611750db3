import type { ServiceContext } from '../../../core/context.js';
import { MINUTE_MS } from '../../../core/values/durations.js';
import { DataExportStatus } from './data-export.types.js';
import { exportFolder } from './make-export.js';

/** An export that takes longer than this has lost its worker. */
const GIVEN_UP_AFTER_MIN = 60;

/** Deletes the files of expired exports and marks exports without a worker as failed. */
export async function expireExports(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - GIVEN_UP_AFTER_MIN * MINUTE_MS);
  // A killed worker may have left a partial file: the key marks its folder for deletion below.
  await ctx.db
    .updateTable('DataExport')
    .set({ status: DataExportStatus.FAILED, fileKey: 'given up' })
    .where('status', 'in', [DataExportStatus.QUEUED, DataExportStatus.RUNNING])
    .where('createdAt', '<', before)
    .execute();
  const expired = await ctx.db
    .selectFrom('DataExport')
    .select(['id', 'status'])
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', DataExportStatus.READY), eb('expiresAt', '<=', now)]),
        eb.and([eb('status', '=', DataExportStatus.FAILED), eb('fileKey', 'is not', null)]),
      ]),
    )
    .execute();
  for (const { id, status } of expired) {
    // The file first, so that the row never claims a deletion that did not happen.
    await ctx.ports.files.removeFolder(exportFolder(id));
    await ctx.db
      .updateTable('DataExport')
      .set({ status: status === DataExportStatus.READY ? DataExportStatus.EXPIRED : status, fileKey: null })
      .where('id', '=', id)
      .execute();
  }
}
