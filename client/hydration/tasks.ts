/* A phone takes four times as long, which is still only a frame or two. */
const LONGEST_MS = 5;

/** Lets the browser handle events first, and continues in a new task. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs a generator in chunks of a few milliseconds. */
export async function runInChunks(steps: Iterator<undefined, void>): Promise<void> {
  let begun = performance.now();
  while (!steps.next().done) {
    if (performance.now() - begun < LONGEST_MS) continue;
    await yieldToMain();
    begun = performance.now();
  }
}
