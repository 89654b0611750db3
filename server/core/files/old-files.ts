import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '../errors/storage-problem.js';

/** Files directly in a folder that were last changed before an instant; empty when the folder does not exist. */
export async function* namesBefore(folder: string, before: Date): AsyncIterable<string> {
  const entries = await opendir(folder).catch(nullIfMissing);
  if (!entries) return;
  for await (const { name } of entries) {
    const found = await stat(path.join(folder, name)).catch(nullIfMissing);
    if (found && found.mtime < before) yield name;
  }
}

/** Removes files directly in a folder that were last changed before an instant; returns how many. */
export async function removeFilesBefore(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for await (const name of namesBefore(folder, before)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
    removed++;
  }
  return removed;
}
