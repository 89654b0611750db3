import { daysAgo } from '../../core/clock.js';
import type { ServiceContext } from '../../core/context.js';
import { registerOrphanSweep } from '../../core/files/file-sweep.js';
import { addJob, type JobRegistry } from '../../core/jobs/jobs.js';
import { inBatches } from '../../core/writes/in-batches.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { makePhotoSizes, removePhotoFiles } from './photos/photo-files.js';
import { deleteOldMarks } from './views/count-view.js';
import { SpaceStatus } from './space.enums.js';

const DRAFT_RETENTION_DAYS = 180;
const DRAFTS_AT_ONCE = 200;

/** Background jobs of spaces. */
export function registerSpaceJobs(jobs: JobRegistry): void {
  jobs.on('photo.resize', (ctx, { storageKey }) => resizePhoto(ctx, String(storageKey)));
  jobs.on('photo.forget', (ctx, { storageKey }) => deleteUnusedPhotoFiles(ctx, String(storageKey)));
  registerOrphanSweep(jobs, '35 1 * * *', 'photo.drop-orphans', { parent: 'photos', namedAmong: photosAmong });
  jobs.every('5 * * * *', 'spaces.delete-view-marks', deleteOldMarks);
  jobs.every('17 3 * * *', 'spaces.forget-drafts', (ctx, _payload, signal) => deleteOldDrafts(ctx, signal));
}

/** Creates the smaller pictures and the placeholder, and stores them in every row with these files. */
async function resizePhoto(ctx: ServiceContext, storageKey: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('SpacePhoto')
    .select('width')
    .where('storageKey', '=', storageKey)
    .limit(1)
    .executeTakeFirst();
  const sizes = row ? await makePhotoSizes(ctx.ports.files, storageKey, row.width) : null;
  if (!sizes) return;
  const { widths, thumbhash, color } = sizes;
  const rows = await ctx.db
    .updateTable('SpacePhoto')
    .set({ widths: [...widths], thumbhash, color })
    .where('storageKey', '=', storageKey)
    .returning('id')
    .execute();
  // The picture was removed meanwhile, perhaps with its files: the new ones must be deleted too.
  if (rows.length === 0) await removePhotoFiles(ctx.ports.files, storageKey);
}

/** Removes files that no row uses any more. */
async function deleteUnusedPhotoFiles(ctx: ServiceContext, storageKey: string): Promise<void> {
  const shown = await ctx.db
    .selectFrom('SpacePhoto')
    .select('id')
    .where('storageKey', '=', storageKey)
    .limit(1)
    .executeTakeFirst();
  if (!shown) await removePhotoFiles(ctx.ports.files, storageKey);
}

/** The rest are files whose upload was killed before its row was written, or whose removal failed permanently. */
async function photosAmong({ db }: ServiceContext, names: readonly string[]): Promise<ReadonlySet<string>> {
  const photos = await db.selectFrom('SpacePhoto').select('storageKey').where('storageKey', 'in', names).execute();
  return new Set(photos.map(({ storageKey }) => storageKey));
}

/** Deletes drafts unchanged for half a year, with their pictures. */
function deleteOldDrafts(ctx: ServiceContext, signal?: AbortSignal): Promise<void> {
  const before = daysAgo(ctx, DRAFT_RETENTION_DAYS);
  const deleteSome = async (tx: ServiceContext, limit: number): Promise<number> => {
    const drafts = await tx.db
      .selectFrom('Space')
      .select('id')
      .where('status', '=', SpaceStatus.DRAFT)
      .where('type', 'is', null)
      .where('updatedAt', '<', before)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .execute();
    if (drafts.length === 0) return 0;
    const ids = drafts.map(({ id }) => id);
    const photos = await tx.db
      .selectFrom('SpacePhoto')
      .select('storageKey')
      .distinct()
      .where('spaceId', 'in', ids)
      .execute();
    await tx.db.deleteFrom('Space').where('id', 'in', ids).execute();
    for (const { storageKey } of photos) await addJob(tx, 'photo.forget', { storageKey });
    return ids.length;
  };
  return inBatches(DRAFTS_AT_ONCE, (limit) => inTransaction(ctx, (tx) => deleteSome(tx, limit)), signal);
}
