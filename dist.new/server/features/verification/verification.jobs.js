import { deleteOrphan, documentFiles } from './documents/document-store.js';
import { expireVerifications } from './expire-verifications.js';
import { purgeDecidedDocuments, purgeUnsubmitted } from './purge-verifications.js';
/** Deletes stored documents, purges old data and expires verifications. */
export function registerVerificationJobs(jobs) {
    jobs.on('verification.drop-document', (ctx, { storageKey }) => documentFiles.remove(ctx, String(storageKey)));
    jobs.on('verification.drop-orphan', (ctx, { storageKey }) => deleteOrphan(ctx, String(storageKey)));
    jobs.every('20 * * * *', 'verification.forget', async (ctx) => {
        await purgeDecidedDocuments(ctx);
        await purgeUnsubmitted(ctx);
    });
    jobs.every('10 1 * * *', 'verification.expire', expireVerifications);
}
//# sourceMappingURL=verification.jobs.js.map