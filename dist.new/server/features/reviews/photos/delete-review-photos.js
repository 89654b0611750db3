import { dropOrphanFolders } from '../../../core/files/file-sweep.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { removeReviewPhotoFiles, REVIEW_PHOTOS } from './review-photo-files.js';
const REMOVE_JOB = 'review-photos.remove';
/** Pictures that were uploaded and not sent are deleted after this time. */
const UNSENT_MS = 24 * 3_600_000;
/** Deletes pictures: their rows now, the files after the commit. */
export async function deleteReviewPhotos(tx, condition) {
    const rows = await tx.db.deleteFrom('ReviewPhoto').where(condition).returning('storageKey').execute();
    if (rows.length > 0)
        await addJob(tx, REMOVE_JOB, { storageKeys: rows.map(({ storageKey }) => storageKey) });
}
/** Removes the files of deleted pictures, those that were never sent, and what killed uploads left behind. */
export function registerReviewPhotoJobs(jobs) {
    jobs
        .on(REMOVE_JOB, async ({ ports }, { storageKeys }) => {
        for (const key of storageKeys)
            await removeReviewPhotoFiles(ports.files, key);
    })
        .every('25 * * * *', 'review-photos.delete-unsent', deleteUnsent)
        .every('40 * * * *', 'review-photos.drop-orphans', deleteOrphans);
}
function deleteUnsent(ctx) {
    const before = new Date(ctx.clock.now().getTime() - UNSENT_MS);
    return inTransaction(ctx, (tx) => deleteReviewPhotos(tx, (eb) => eb.and([eb('reviewId', 'is', null), eb('createdAt', '<', before)])));
}
async function deleteOrphans(ctx) {
    await dropOrphanFolders(ctx, REVIEW_PHOTOS, async (names) => {
        const rows = await ctx.db.selectFrom('ReviewPhoto').select('storageKey').where('storageKey', 'in', names).execute();
        return new Set(rows.map(({ storageKey }) => storageKey));
    });
}
//# sourceMappingURL=delete-review-photos.js.map