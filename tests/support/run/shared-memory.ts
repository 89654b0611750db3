import { statfsSync } from 'node:fs';

const SHARED_MEMORY = '/dev/shm';

/** The folder whose files are memory, where it has that many bytes to spare: containers often have few, and not every system has one. */
export function sharedMemory(bytes: number): string | null {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > bytes ? SHARED_MEMORY : null;
  } catch {
    return null;
  }
}
