import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems, ValidationError } from '../../../core/errors/errors.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { deleteReviewPhotos } from './delete-review-photos.js';

/** Maximum number of pictures per review. */
export const MAX_REVIEW_PHOTOS = 5;

/** Sets exactly these pictures of its author on a review, in this order; other ones it had are deleted. */
export async function attachReviewPhotos(
  tx: SignedInContext,
  review: { readonly id: string; readonly bookingId: string },
  globalIds: readonly string[],
): Promise<void> {
  const max = MAX_REVIEW_PHOTOS;
  const path = 'photoIds';
  const count = globalIds.length;
  refuseProblems(count > max ? [{ path, code: FieldProblemCode.PHOTOS_TOO_MANY, params: { max, count } }] : []);
  const ids = globalIds.map((id) => {
    const parsed = parseGlobalId(id);
    if (parsed?.type !== 'ReviewPhoto') throw gone();
    return parsed.uuid;
  });
  if (new Set(ids).size !== ids.length) throw gone();
  await deleteReviewPhotos(tx, (eb) =>
    eb.and([eb('reviewId', '=', review.id), ...(ids.length > 0 ? [eb('id', 'not in', ids)] : [])]),
  );
  for (const [position, id] of ids.entries()) {
    const photo = await tx.db
      .updateTable('ReviewPhoto')
      .set({ reviewId: review.id, position })
      .where('id', '=', id)
      .where('bookingId', '=', review.bookingId)
      .where('uploaderId', '=', tx.viewer.id)
      .where((eb) => eb.or([eb('reviewId', 'is', null), eb('reviewId', '=', review.id)]))
      .returning('id')
      .executeTakeFirst();
    if (!photo) throw gone();
  }
}

const gone = (): ValidationError => new ValidationError([{ path: 'photoIds', code: FieldProblemCode.ATTACHMENT_GONE }]);
