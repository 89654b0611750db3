/** Rows of one statement: far below what the time limit of a statement allows. */
const AT_ONCE = 2_000;

/** Repeats a deletion of at most `limit` rows until fewer are left, or until the program stops. */
export async function deleteInBatches(
  deleteSome: (limit: number) => { executeTakeFirstOrThrow(): Promise<{ readonly numDeletedRows: bigint }> },
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const { numDeletedRows } = await deleteSome(AT_ONCE).executeTakeFirstOrThrow();
    if (numDeletedRows < AT_ONCE) return;
  }
}
