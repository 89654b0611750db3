import type { ServiceContext } from '../../../core/context.js';

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
