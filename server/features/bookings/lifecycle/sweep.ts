import type { ServiceContext } from '../../../core/context.js';

/** Concurrent outside calls: an unresponsive one delays few others. */
const WIDTH = 8;

/** Runs the work for several rows at a time, for outside calls; a failure is logged and does not stop the others. */
export async function runConcurrently(
  ctx: ServiceContext,
  rows: readonly { readonly id: string }[],
  work: (ctx: ServiceContext, id: string) => Promise<void>,
): Promise<void> {
  const left = rows.values();
  const lane = async (): Promise<void> => {
    for (const row of left) await sweep(ctx, [row], work);
  };
  await Promise.all(Array.from({ length: Math.min(WIDTH, rows.length) }, lane));
}

/** Runs the work for each row in turn; a failure is logged and does not stop the others. */
export async function sweep(
  ctx: ServiceContext,
  rows: readonly { readonly id: string }[],
  work: (ctx: ServiceContext, id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of rows) {
    try {
      await work(ctx, id);
    } catch (error) {
      ctx.log.error({ err: error, id }, `${work.name} failed`);
    }
  }
}
