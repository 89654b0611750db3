import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
/** What lies right in a folder and was last changed before an instant; nothing when there is no such folder. */
export async function* namesBefore(folder, before) {
    const entries = await opendir(folder).catch(() => null);
    if (!entries)
        return;
    for await (const { name } of entries) {
        const found = await stat(path.join(folder, name)).catch(() => null);
        if (found && found.mtime < before)
            yield name;
    }
}
/** Removes what lies in a folder and was last changed before an instant; answers how many files it was. */
export async function removeFilesBefore(folder, before) {
    let removed = 0;
    for await (const name of namesBefore(folder, before)) {
        await rm(path.join(folder, name), { recursive: true, force: true });
        removed++;
    }
    return removed;
}
//# sourceMappingURL=old-files.js.map