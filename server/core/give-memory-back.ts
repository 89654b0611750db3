import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that may pass through the process before their buffers are collected. */
const PASSED_BYTES = 4 * 1024 * 1024;

let collect: ((options: object) => void) | undefined;
let passedBytes = 0;

/** Collects all garbage and gives the emptied pages back to the system, which V8 keeps otherwise. The process stands still for some tenths of a second. */
export function giveMemoryBack(): void {
  // Only this kind of collection empties the pool of pages, too.
  collector()({ type: 'major', flavor: 'last-resort' });
}

/**
 * Counts bytes of uploads and collects their buffers in time: V8 lets 32 MB of them gather first, and what is allocated
 * beside them keeps the emptied memory from going back to the system. Takes a millisecond each time.
 */
export function countPassedBytes(bytes: number): void {
  passedBytes += bytes;
  if (passedBytes < PASSED_BYTES) return;
  passedBytes = 0;
  collector()({ type: 'minor' });
}

function collector(): (options: object) => void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as (options: object) => void;
    setFlagsFromString('--no-expose-gc');
  }
  return collect;
}
