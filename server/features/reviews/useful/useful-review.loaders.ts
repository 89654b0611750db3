import type DataLoader from 'dataloader';
import type { SignedInContext } from '../../../core/context.js';

/** Whether the viewer marked reviews as useful; keys are reviews, one query for all that an operation reads. */
export function usefulToViewerLoader(ctx: SignedInContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('useful-to-viewer', async (ids) => {
    const rows = await ctx.db
      .selectFrom('UsefulReview')
      .select('reviewId')
      .where('userId', '=', ctx.viewer.id)
      .where('reviewId', 'in', ids)
      .execute();
    const marked = new Set(rows.map(({ reviewId }) => reviewId));
    return ids.map((id) => marked.has(id));
  });
}
