import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
/** How long killed processes may take to be gone. */
const ORPHANS_MS = 2_000;
/** Whether a process of that id exists. */
export function isAlive(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return false;
    try {
        process.kill(pid, 0);
        return !isZombie(pid);
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
/** A dead process whose parent has not asked for its end still has an id, e.g. in a container without an init. */
function isZombie(pid) {
    try {
        return /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    }
    catch {
        return false;
    }
}
/** Ids are given out again: whether this one is a PostgreSQL started on that folder. Unknown (no /proc) counts as yes. */
export async function isPostgresOf(pid, cluster) {
    const file = `/proc/${pid}/cmdline`;
    if (!existsSync('/proc/self/cmdline'))
        return true;
    try {
        const [command = '', ...rest] = readFileSync(file, 'utf8').split('\0');
        return path.basename(command).startsWith('postgres') && rest.includes(cluster);
    }
    catch {
        return false;
    }
}
/** Ends what a killed server left behind: its backends notice its end only between two statements. Without /proc they are left to do so. */
export async function endOrphans(cluster) {
    const orphans = await orphansOf(cluster);
    for (const pid of orphans)
        if (isAlive(pid))
            process.kill(pid, 'SIGKILL');
    for (const deadline = Date.now() + ORPHANS_MS; orphans.some(isAlive) && Date.now() < deadline;)
        await sleep(10);
}
/** PostgreSQL's processes work in the folder of their cluster and are titled `postgres: …`; those of a living server have it as their parent. */
async function orphansOf(cluster) {
    const orphans = [];
    if (!existsSync('/proc/self/cmdline'))
        return orphans;
    const folder = realpathSync(cluster);
    for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
        try {
            if (readlinkSync(`/proc/${pid}/cwd`) !== folder ||
                !readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres:'))
                continue;
            const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
            if (!(await isPostgresOf(parent, cluster)))
                orphans.push(pid);
        }
        catch {
            // Another user's, or gone meanwhile.
        }
    }
    return orphans;
}
//# sourceMappingURL=process-probe.js.map