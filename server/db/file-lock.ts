import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process-probe.js';

const WAIT_MS = 180_000;
/**
 * Locks held by this process. Its own id in another lock file belongs to a dead process: in a container every start may get the same id.
 */
const held = new Set<string>();

/** Runs `work` while no other process of this machine does so under the same file; a dead holder's lock is taken over. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + WAIT_MS; !tryLock(file); await sleep(100)) {
    if (Date.now() > deadline)
      throw new Error(`${file} is held by another process. If none is starting, remove the file.`);
  }
  held.add(file);
  try {
    return await work();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(readHolder(file));
  const isDead = holder === process.pid ? !held.has(file) : !isAlive(holder);
  if (isDead) rmSync(file, { force: true });
  return false;
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
