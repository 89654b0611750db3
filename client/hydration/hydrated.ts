import { repeatEarlySteps } from './event-replay';
import { nextTask } from './tasks';

const waiting = new Set<() => void>();
let hasHeard = false;

/** Said when the first page hears what is pressed in it, or has failed: what was pressed before is done again, and what may come later begins. */
export function pageHears(): void {
  repeatEarlySteps();
  hasHeard = true;
  void beginOthers();
}

/* Each in a task of its own: the page has only just finished with many small things. */
async function beginOthers(): Promise<void> {
  for (const begin of waiting) {
    await nextTask();
    if (waiting.delete(begin)) begin();
  }
}

/** Whether what is shown now comes after the page that this load began with. */
export const isPageHearing = (): boolean => hasHeard;

/** Calls back once the first page hears; the answer takes the wish back. An update in between would make React begin to take the page over again. */
export function whenPageHears(begin: () => void): () => void {
  if (hasHeard) begin();
  else waiting.add(begin);
  return () => void waiting.delete(begin);
}
