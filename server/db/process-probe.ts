import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long killed processes may take to exit. */
const ORPHANS_MS = 2_000;

/** Whether a process with that id exists. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A zombie whose parent has not reaped it still has an id, e.g. in a container without an init. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Process ids are reused: whether this one is a PostgreSQL started on that folder. Unknown (no /proc) counts as yes. */
export async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  const file = `/proc/${pid}/cmdline`;
  if (!existsSync('/proc/self/cmdline')) return true;
  try {
    const [command = '', ...rest] = readFileSync(file, 'utf8').split('\0');
    return path.basename(command).startsWith('postgres') && rest.includes(cluster);
  } catch {
    return false;
  }
}

/** Ends the backends of a killed server, which notice its end only between two statements. Without /proc they are left to do so. */
export async function endOrphans(cluster: string): Promise<void> {
  const orphans = await orphansOf(cluster);
  for (const pid of orphans) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  for (const deadline = Date.now() + ORPHANS_MS; orphans.some(isAlive) && Date.now() < deadline;) await sleep(10);
}

/**
 * PostgreSQL's processes run in the folder of their cluster and are titled `postgres: …`; those of a running server have it as their
 * parent.
 */
async function orphansOf(cluster: string): Promise<number[]> {
  const orphans: number[] = [];
  if (!existsSync('/proc/self/cmdline')) return orphans;
  const folder = realpathSync(cluster);
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      if (
        readlinkSync(`/proc/${pid}/cwd`) !== folder ||
        !readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres:')
      )
        continue;
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      if (!(await isPostgresOf(parent, cluster))) orphans.push(pid);
    } catch {
      // Owned by another user, or gone meanwhile.
    }
  }
  return orphans;
}
