import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a process of that id exists. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A dead process whose parent has not asked for its end still has an id, e.g. in a container without an init. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Ids are given out again: whether this one is a PostgreSQL started on that folder. Unknown (no /proc) counts as yes. */
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
