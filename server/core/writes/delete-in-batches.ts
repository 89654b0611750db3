import { inBatches } from './in-batches.js';

/** Rows of one statement: far below what the time limit of a statement allows. */
const AT_ONCE = 2_000;

/** Repeats a deletion of at most `limit` rows until fewer are left, or until the program stops. */
export function deleteInBatches(
  deleteSome: (limit: number) => { executeTakeFirstOrThrow(): Promise<{ readonly numDeletedRows: bigint }> },
  signal?: AbortSignal,
): Promise<void> {
  return inBatches(
    AT_ONCE,
    async (limit) => Number((await deleteSome(limit).executeTakeFirstOrThrow()).numDeletedRows),
    signal,
  );
}
