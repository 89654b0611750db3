import { inTransaction } from '../../core/writes/transaction.js';
import { attachmentFiles, deleteOrphanFile, DELETE_ATTACHMENTS_JOB, DELETE_ORPHAN_JOB, deleteAttachments, } from './attachments/attachment-store.js';
import { ATTACHMENT_BOUNDS } from './attachments/attachment.rules.js';
import { purgeConversations, purgeOriginals } from './purge-messages.js';
const HOUR_MS = 3_600_000;
/** Background jobs of messages: cleaning up files and purging what has reached its retention limit. */
export function registerMessageJobs(jobs) {
    jobs
        .on(DELETE_ORPHAN_JOB, (ctx, { storageKey }) => deleteOrphanFile(ctx, String(storageKey)))
        .on(DELETE_ATTACHMENTS_JOB, async (ctx, { storageKeys }) => {
        for (const storageKey of storageKeys)
            await attachmentFiles.remove(ctx, storageKey);
    })
        .every('25 * * * *', 'messages.forget-unsent-files', purgeUnsentFiles)
        .every('40 3 * * *', 'messages.forget', async (ctx) => {
        await purgeOriginals(ctx);
        await purgeConversations(ctx);
    });
}
async function purgeUnsentFiles(ctx) {
    const before = new Date(ctx.clock.now().getTime() - ATTACHMENT_BOUNDS.unsentHours * HOUR_MS);
    await inTransaction(ctx, (tx) => deleteAttachments(tx, (eb) => eb.and([eb('messageId', 'is', null), eb('createdAt', '<', before)])));
}
//# sourceMappingURL=message.jobs.js.map