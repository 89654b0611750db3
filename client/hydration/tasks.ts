/* A phone takes four times as long: it still answers within a frame or two. */
const LONGEST_MS = 5;

/** Lets the browser handle events first, and goes on in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs steps a few milliseconds at a time. */
export async function inTasks(steps: Iterator<undefined, void>): Promise<void> {
  let begun = performance.now();
  while (!steps.next().done) {
    if (performance.now() - begun < LONGEST_MS) continue;
    await nextTask();
    begun = performance.now();
  }
}
