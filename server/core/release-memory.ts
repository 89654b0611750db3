import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Upload bytes after which buffers are collected. */
const PASSED_BYTES = 4 * 1024 * 1024;

let collect: ((options: object) => void) | undefined;
let passedBytes = 0;

/**
 * Runs a full garbage collection and returns the freed pages to the system, which V8 otherwise keeps. Blocks the process for some tenths of
 * a second.
 */
export function releaseMemory(): void {
  // Only this kind of collection also empties the page pool.
  collector()({ type: 'major', flavor: 'last-resort' });
}

/**
 * Counts uploaded bytes and collects their buffers early: V8 lets 32 MB accumulate first, and allocations among them keep the freed memory
 * from going back to the system. Takes a millisecond each time.
 */
export function countUploadedBytes(bytes: number): void {
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
