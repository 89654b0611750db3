import { removeFilesBefore } from './old-files.js';
import { uploadFolder } from './uploads.js';
const MINUTE_MS = 60_000;
/** Longer than any upload lasts, with its decoding. */
const UPLOAD_GRACE_MS = 15 * MINUTE_MS;
/** Long after any upload has ended. */
const GRACE_MS = 60 * MINUTE_MS;
/** One run removes no more than this, so that a data folder of another database is seen in the log before much is gone. */
const MOST_FOLDERS = 1000;
/** By the clock of the disk, which tests do not set. */
const ago = (ms) => new Date(Date.now() - ms);
/** What killed processes were receiving or writing. */
export function registerFileSweep(jobs) {
    jobs.every('5 * * * *', 'files.sweep', async (ctx) => {
        await sweepUploads(ctx);
        const files = await ctx.ports.files.removeUnfinished(ago(GRACE_MS));
        if (files > 0)
            ctx.log.warn({ files }, 'unfinished files were removed');
    });
}
/** Removes what killed processes were receiving; other processes on the same folder keep theirs. */
export async function sweepUploads({ config, log }) {
    const files = await removeFilesBefore(uploadFolder(config), ago(UPLOAD_GRACE_MS));
    if (files > 0)
        log.warn({ files }, 'interrupted uploads were removed');
}
/** Removes the folders right below `parent` that no row names, once they are too old for a row to be still on its way. */
export async function dropOrphanFolders(ctx, parent, namedAmong) {
    const { files } = ctx.ports;
    let removed = 0;
    for await (const names of files.foldersBefore(parent, ago(GRACE_MS))) {
        const named = await namedAmong(names);
        for (const name of names) {
            if (named.has(name) || removed >= MOST_FOLDERS)
                continue;
            await files.removeFolder(`${parent}/${name}`);
            removed++;
        }
        if (removed >= MOST_FOLDERS)
            break;
    }
    if (removed > 0)
        ctx.log.warn({ parent, folders: removed }, 'folders that no row names were removed');
}
//# sourceMappingURL=file-sweep.js.map