import type { ServiceContext } from '../../../core/context.js';
import { DAY_MS, HOUR_MS } from '../../../core/values/durations.js';
import { DataExportStatus } from './data-export.types.js';
import { exportFolder } from './make-export.js';

/** An export that is written for longer than this has lost its worker. */
const GIVEN_UP_AFTER_MS = HOUR_MS;
/** One that waits for longer has lost its job; a long queue of documents takes hours. */
const WAITS_MS = DAY_MS;

/** Deletes the files of expired exports and marks exports without a worker as failed. */
export async function expireExports(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  // A killed worker may have left a partial file: the key marks its folder for deletion below.
  await ctx.db
    .updateTable('DataExport')
    .set({ status: DataExportStatus.FAILED, fileKey: 'given up' })
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', DataExportStatus.QUEUED), eb('createdAt', '<', ago(WAITS_MS))]),
        eb.and([
          eb('status', '=', DataExportStatus.RUNNING),
          eb(eb.fn.coalesce('startedAt', 'createdAt'), '<', ago(GIVEN_UP_AFTER_MS)),
        ]),
      ]),
    )
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
