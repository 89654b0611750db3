import type { ServiceContext } from '../../core/context.js';
import { addJob, type JobRegistry } from '../../core/jobs.js';
import { inTransaction } from '../../core/transaction.js';
import { makePhotoSizes, removePhotoFiles } from './photo-files.js';
import { SpaceStatus } from './space-types.js';

const DRAFT_KEPT_DAYS = 180;

/** The work around spaces that happens after the call. */
export function registerSpaceJobs(jobs: JobRegistry): void {
  jobs.on('photo.resize', (ctx, { storageKey }) => resizePhoto(ctx, String(storageKey)));
  jobs.on('photo.forget', (ctx, { storageKey }) => forgetPhoto(ctx, String(storageKey)));
  jobs.every('17 3 * * *', 'spaces.forget-drafts', forgetDrafts);
}

/** The smaller pictures and the placeholder, told to every row that shows the same files. */
async function resizePhoto(ctx: ServiceContext, storageKey: string): Promise<void> {
  const [row] = await ctx.em.execute<{ width: number }[]>('select width from space_photos where storage_key = ? limit 1', [storageKey]);
  const sizes = row ? await makePhotoSizes(ctx.ports.files, storageKey, row.width) : null;
  if (!sizes) return;
  const rows = await ctx.em.execute<object[]>('update space_photos set widths = ?::int[], thumbhash = ?, color = ? where storage_key = ? returning id', [
    `{${sizes.widths.join(',')}}`,
    sizes.thumbhash,
    sizes.color,
    storageKey,
  ]);
  // Taken away while they were made, perhaps after the files that were there then had gone.
  if (rows.length === 0) await removePhotoFiles(ctx.ports.files, storageKey);
}

/** Removes files that no row shows any more. */
async function forgetPhoto(ctx: ServiceContext, storageKey: string): Promise<void> {
  const rows = await ctx.em.execute<object[]>('select 1 from space_photos where storage_key = ? limit 1', [storageKey]);
  if (rows.length === 0) await removePhotoFiles(ctx.ports.files, storageKey);
}

/** Drafts nobody touched for half a year, by word or picture, with their pictures. */
async function forgetDrafts(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - DRAFT_KEPT_DAYS * 86_400_000);
  await inTransaction(ctx, async (tx) => {
    const old = `from spaces where status = ? and type is null and updated_at < ?`;
    const photos = await tx.em.execute<{ storage_key: string }[]>(
      `select distinct storage_key from space_photos where space_id in (select id ${old})`,
      [SpaceStatus.DRAFT, before],
    );
    await tx.em.execute(`delete ${old}`, [SpaceStatus.DRAFT, before]);
    for (const { storage_key: storageKey } of photos) await addJob(tx, 'photo.forget', { storageKey });
  });
}
