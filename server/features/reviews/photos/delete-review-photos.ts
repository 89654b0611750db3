import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { registerOrphanSweep } from '../../../core/files/file-sweep.js';
import { addJob, type JobRegistry } from '../../../core/jobs/jobs.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Tables } from '../../../database.js';
import { removeReviewPhotoFiles, REVIEW_PHOTOS } from './review-photo-files.js';

const REMOVE_JOB = 'review-photos.remove';
/** Uploaded but unsent pictures are deleted after this time. */
const UNSENT_MS = DAY_MS;

/** Until when a picture is kept unsent. */
export const unsentUntil = ({ createdAt }: { readonly createdAt: Date }): Date =>
  new Date(createdAt.getTime() + UNSENT_MS);

type Condition = (eb: ExpressionBuilder<Tables, 'ReviewPhoto'>) => ExpressionWrapper<Tables, 'ReviewPhoto', SqlBool>;

/** Deletes pictures: their rows now, the files after the commit. */
export async function deleteReviewPhotos(tx: ServiceContext, condition: Condition): Promise<void> {
  const rows = await tx.db.deleteFrom('ReviewPhoto').where(condition).returning('storageKey').execute();
  if (rows.length > 0) await addJob(tx, REMOVE_JOB, { storageKeys: rows.map(({ storageKey }) => storageKey) });
}

/** Removes the files of deleted and unsent pictures, and remains of killed uploads. */
export function registerReviewPhotoJobs(jobs: JobRegistry): void {
  jobs
    .on(REMOVE_JOB, async ({ ports }, { storageKeys }) => {
      for (const key of storageKeys as readonly string[]) await removeReviewPhotoFiles(ports.files, key);
    })
    .every('25 * * * *', 'review-photos.delete-unsent', deleteUnsent);
  registerOrphanSweep(jobs, '40 1 * * *', 'review-photos.drop-orphans', {
    parent: REVIEW_PHOTOS,
    namedAmong: photosAmong,
  });
}

function deleteUnsent(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNSENT_MS);
  return inTransaction(ctx, (tx) =>
    deleteReviewPhotos(tx, (eb) => eb.and([eb('reviewId', 'is', null), eb('createdAt', '<', before)])),
  );
}

async function photosAmong({ db }: ServiceContext, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('ReviewPhoto').select('storageKey').where('storageKey', 'in', names).execute();
  return new Set(rows.map(({ storageKey }) => storageKey));
}
