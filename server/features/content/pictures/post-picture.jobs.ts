import type { ServiceContext } from '../../../core/context.js';
import { registerOrphanSweep } from '../../../core/files/file-sweep.js';
import { addJob, type JobRegistry } from '../../../core/jobs/jobs.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { pictureIdOf, POST_PICTURES, postPicturePath } from './post-picture-files.js';

const REMOVE_JOB = 'post-pictures.remove';
/** Pictures that no version uses are deleted after this time. */
const UNUSED_MS = DAY_MS;

/** Deletes uploaded pictures that were not published, and remains of killed uploads. */
export function registerPostPictureJobs(jobs: JobRegistry): void {
  jobs
    .on(REMOVE_JOB, async ({ ports }, { ids }) => {
      for (const id of ids as readonly string[]) await ports.files.removeFolder(`${POST_PICTURES}/${id}`);
    })
    .every('27 * * * *', 'post-pictures.delete-unused', deleteUnusedPictures);
  registerOrphanSweep(jobs, '42 1 * * *', 'post-pictures.drop-orphans', {
    parent: POST_PICTURES,
    namedAmong: picturesAmong,
  });
}

/** Rows now, the files after the commit. */
export function deleteUnusedPictures(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNUSED_MS);
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .deleteFrom('PostPicture')
      .where('isUsed', '=', false)
      .where('createdAt', '<', before)
      .returning('id')
      .execute();
    if (rows.length > 0) await addJob(tx, REMOVE_JOB, { ids: rows.map(({ id }) => id) });
  });
}

async function picturesAmong({ db }: ServiceContext, names: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = names.filter((name) => pictureIdOf(postPicturePath(name)) !== null);
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('PostPicture').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
