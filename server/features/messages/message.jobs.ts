import type { ServiceContext } from '../../core/context.js';
import type { JobRegistry } from '../../core/jobs.js';
import { inTransaction } from '../../core/transaction.js';
import { dropAttachment, dropOrphan, DROP_ATTACHMENTS_JOB, DROP_ORPHAN_JOB, removeAttachments } from './attachments/attachment-store.js';
import { ATTACHMENT_BOUNDS } from './attachments/attachment.rules.js';
import { forgetConversations, forgetOriginals } from './forget-messages.js';

const HOUR_MS = 3_600_000;

/** The work around messages that the clock does. */
export function registerMessageJobs(jobs: JobRegistry): void {
  jobs
    .on(DROP_ORPHAN_JOB, (ctx, { storageKey }) => dropOrphan(ctx, String(storageKey)))
    .on(DROP_ATTACHMENTS_JOB, async (ctx, { storageKeys }) => {
      for (const storageKey of storageKeys as readonly string[]) await dropAttachment(ctx, storageKey);
    })
    .every('25 * * * *', 'messages.forget-unsent-files', forgetUnsentFiles)
    .every('40 3 * * *', 'messages.forget', async (ctx) => {
      await forgetOriginals(ctx);
      await forgetConversations(ctx);
    });
}

async function forgetUnsentFiles(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - ATTACHMENT_BOUNDS.unsentHours * HOUR_MS);
  await inTransaction(ctx, (tx) => removeAttachments(tx, 'message_id is null and created_at < ?', [before]));
}
