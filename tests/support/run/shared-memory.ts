import { statfsSync } from 'node:fs';

const SHARED_MEMORY = '/dev/shm';

/** The folder in memory if it has this many free bytes; containers often have few, and not every system has the folder. */
export function sharedMemory(bytes: number): string | null {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > bytes ? SHARED_MEMORY : null;
  } catch {
    return null;
  }
}
