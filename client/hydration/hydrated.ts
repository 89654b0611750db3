import { replayEvents } from './event-replay';
import { yieldToMain } from './tasks';

const waiting = new Set<() => void>();
let isDone = false;

/** Called when the first page is hydrated, or has failed: recorded events are dispatched, and what could wait begins. */
export function pageHydrated(): void {
  replayEvents();
  isDone = true;
  void startWaiting();
}

/* Each in a task of its own: the page has only just finished with many small things. */
async function startWaiting(): Promise<void> {
  for (const start of waiting) {
    await yieldToMain();
    if (waiting.delete(start)) start();
  }
}

/** Whether the page that this load began with is hydrated: what is shown later comes by navigation. */
export const isHydrated = (): boolean => isDone;

/** Calls back once the first page is hydrated; the answer cancels it. An update in between would make React begin to hydrate again. */
export function whenHydrated(start: () => void): () => void {
  if (isDone) start();
  else waiting.add(start);
  return () => void waiting.delete(start);
}
