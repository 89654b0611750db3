import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { removeUnstored } from '../../../core/files/remove-unstored.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { requireOpenWindow } from '../review-rounds.js';
import { removeReviewPhotoFiles, storeReviewPhoto } from './review-photo-files.js';
import type { ReviewPhotoRow } from './review-photo.entity.js';

/** Refuses an upload before its body is read: only the renter sends pictures, while the rental can be reviewed. */
export async function admitReviewPhoto(ctx: SignedInContext, globalId: string): Promise<string> {
  const booking = await bookingLoader(ctx).load(fromGlobalId('Booking', globalId));
  if (!booking) throw new DomainError(ErrorCode.NOT_FOUND);
  if (booking.renterId !== ctx.viewer.id) throw new DomainError(ErrorCode.REVIEW_NOT_ELIGIBLE);
  await requireOpenWindow(ctx, booking.id);
  return booking.id;
}

/** Stores a picture for a review that is being written. */
export async function addReviewPhoto(
  ctx: SignedInContext,
  bookingId: string,
  { path }: ReceivedFile,
): Promise<ReviewPhotoRow & { readonly createdAt: Date }> {
  const storageKey = randomUUID();
  const size = await storeReviewPhoto(ctx.ports.files, storageKey, path);
  const photo = { id: randomUUID(), reviewId: null, storageKey, ...size, createdAt: ctx.clock.now() };
  try {
    await ctx.db
      .insertInto('ReviewPhoto')
      .values({ ...photo, bookingId, uploaderId: ctx.viewer.id })
      .execute();
    return photo;
  } catch (error) {
    return removeUnstored(error, () => removeReviewPhotoFiles(ctx.ports.files, storageKey));
  }
}
