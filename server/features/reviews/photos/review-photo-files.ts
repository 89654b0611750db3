import { cleanImage, smallerImages, type CleanImage } from '../../../core/files/image.js';
import type { FilesPort } from '../../../ports/files.js';

/** The storage folder of review pictures. */
export const REVIEW_PHOTOS = 'review-photos';
/** Width of the picture in lists, in pixels. */
const SMALL_WIDTH = 480;

export type ReviewPhotoSize = 'full' | 'small';

/** URL of a picture. Its key is random, and known only to those who may read the review. */
export const reviewPhotoKey = (storageKey: string, size: ReviewPhotoSize): string =>
  `${REVIEW_PHOTOS}/${storageKey}/${size}.webp`;

/** Validates, cleans and stores a picture in both sizes; throws one of the UPLOAD_ codes. */
export async function storeReviewPhoto(
  files: FilesPort,
  storageKey: string,
  path: string,
): Promise<Pick<CleanImage, 'width' | 'height'>> {
  const { bytes, width, height } = await cleanImage(path);
  const small = width > SMALL_WIDTH ? (await smallerImages(bytes, SMALL_WIDTH)).webp : bytes;
  await files.put(reviewPhotoKey(storageKey, 'full'), bytes);
  await files.put(reviewPhotoKey(storageKey, 'small'), small);
  return { width, height };
}

/** Removes both sizes. */
export const removeReviewPhotoFiles = (files: FilesPort, storageKey: string): Promise<void> =>
  files.removeFolder(`${REVIEW_PHOTOS}/${storageKey}`);
