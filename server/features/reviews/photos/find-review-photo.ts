import type { RequestContext } from '../../../core/context.js';
import { reviewLoader } from '../review.loaders.js';
import type { ReviewPhotoRow } from './review-photo.entity.js';

/** A picture of a review that the viewer may read, or their own unsent one; null for all others. */
export async function findReviewPhoto(ctx: RequestContext, uuid: string): Promise<ReviewPhotoRow | null> {
  const photo = await ctx.db
    .selectFrom('ReviewPhoto')
    .select(['id', 'reviewId', 'storageKey', 'width', 'height', 'uploaderId'])
    .where('id', '=', uuid)
    .executeTakeFirst();
  if (!photo) return null;
  const { uploaderId, ...row } = photo;
  if (uploaderId === ctx.viewer?.id) return row;
  return row.reviewId !== null && (await reviewLoader(ctx).load(row.reviewId)) ? row : null;
}
