import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import type { ReviewPhotoRow } from './review-photo.entity.js';

/** The pictures of reviews in order, without access checks; one query for all that an operation reads. */
export function reviewPhotosLoader(ctx: RequestContext): DataLoader<string, readonly ReviewPhotoRow[]> {
  return ctx.loaders.get<string, readonly ReviewPhotoRow[]>('review-photos', async (ids) => {
    const rows = await ctx.db
      .selectFrom('ReviewPhoto')
      .select(['id', 'reviewId', 'storageKey', 'width', 'height'])
      .where('reviewId', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const byReview = Map.groupBy(rows, ({ reviewId }) => reviewId);
    return ids.map((id) => byReview.get(id) ?? []);
  });
}
