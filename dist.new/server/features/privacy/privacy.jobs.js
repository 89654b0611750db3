import { DELETE_FOLDERS_JOB } from './erasure/erase-person.js';
import { runErasures } from './erasure/run-erasures.js';
import { expireExports } from './export/expire-exports.js';
import { makeExport } from './export/make-export.js';
import { MAKE_EXPORT_JOB } from './export/request-data-export.js';
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** Jobs that write and expire exports and erase accounts. */
export function registerPrivacyJobs(jobs) {
    jobs
        .on(MAKE_EXPORT_JOB, (ctx, { exportId }) => makeExport(ctx, String(exportId)))
        .on(DELETE_FOLDERS_JOB, async (ctx, { folders }) => {
        for (const folder of folders)
            await ctx.ports.files.removeFolder(folder);
    })
        .every(EVERY_TEN_MINUTES, 'privacy.expire-exports', expireExports)
        .every(EVERY_TEN_MINUTES, 'privacy.run-erasures', async (ctx) => {
        await runErasures(ctx);
    });
}
//# sourceMappingURL=privacy.jobs.js.map