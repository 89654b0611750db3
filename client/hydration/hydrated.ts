import { replayEvents } from './event-replay';
import { yieldToMain } from './tasks';

const waiting = new Set<() => void>();
let isDone = false;

/** Called when the first page is hydrated, or has failed: dispatches recorded events, and starts deferred work. */
export function pageHydrated(): void {
  replayEvents();
  isDone = true;
  void startWaiting();
}

/* Each in its own task, because hydration has just ended with many small ones. */
async function startWaiting(): Promise<void> {
  for (const start of waiting) {
    await yieldToMain();
    if (waiting.delete(start)) start();
  }
}

/** Whether the first page of this load is hydrated: later pages come by navigation. */
export const isHydrated = (): boolean => isDone;

/**
 * Calls back once the first page is hydrated; returns a function that cancels it. An update in between would make React restart hydration.
 */
export function whenHydrated(start: () => void): () => void {
  if (isDone) start();
  else waiting.add(start);
  return () => void waiting.delete(start);
}
