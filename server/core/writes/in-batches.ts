/**
 * Repeats bounded work until a round finds less than its bound, or until the program stops: a nightly job that did one round only would fall
 * behind for ever once more falls due in a day.
 */
export async function inBatches(
  atOnce: number,
  doSome: (limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) if ((await doSome(atOnce)) < atOnce) return;
}
