import type { ServiceContext } from '../../core/context.js';
import type { JobRegistry } from '../../core/jobs/jobs.js';
import { HOUR_MS } from '../../core/values/durations.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { attachmentFiles, DELETE_ATTACHMENTS_JOB, deleteAttachments } from './attachments/attachment-store.js';
import { ATTACHMENT_BOUNDS } from './attachments/attachment.rules.js';
import { purgeConversations, purgeOriginals } from './purge-messages.js';

/** Background jobs of messages: cleaning up files and purging what has reached its retention limit. */
export function registerMessageJobs(jobs: JobRegistry): void {
  attachmentFiles.registerOrphanJobs(jobs);
  jobs
    .on(DELETE_ATTACHMENTS_JOB, async (ctx, { storageKeys }) => {
      for (const storageKey of storageKeys as readonly string[]) await attachmentFiles.remove(ctx, storageKey);
    })
    .every('25 * * * *', 'messages.forget-unsent-files', purgeUnsentFiles)
    .every('40 3 * * *', 'messages.forget', async (ctx, _payload, signal) => {
      await purgeOriginals(ctx);
      await purgeConversations(ctx, signal);
    });
}

async function purgeUnsentFiles(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - ATTACHMENT_BOUNDS.unsentHours * HOUR_MS);
  await inTransaction(ctx, (tx) =>
    deleteAttachments(tx, (eb) => eb.and([eb('messageId', 'is', null), eb('createdAt', '<', before)])),
  );
}
