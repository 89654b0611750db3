import { smallerImages, placeholderOf, cleanImage, type CleanImage } from '../../../core/files/image.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import type { FilesPort } from '../../../ports/files.js';
import type { PhotoRow } from './space-photo.entity.js';

/** Widths of the smaller pictures, created where the original is at least as wide. */
const WIDTHS = [320, 640, 960, 1440] as const;

export const PHOTO_FORMATS = ['avif', 'webp'] as const;

/** The result of creating the smaller pictures and the placeholder. */
export interface PhotoSizes {
  readonly widths: readonly number[];
  readonly thumbhash: string;
  readonly color: string;
}

/** Storage path of the largest picture of a storage key. */
export function originalKey(storageKey: string): string {
  return `photos/${storageKey}/original.webp`;
}

/** URL of the largest picture. */
export function photoUrl(storageKey: string): string {
  return `/files/${originalKey(storageKey)}`;
}

/** Widths of pictures in mails, in pixels: twice their displayed size. */
const MAIL_WIDTHS = { large: 960, small: 320 } as const;

/** URL of a picture for mails: the smaller one once it exists. */
export function mailPicture(
  { storageKey, widths }: Pick<PhotoRow, 'storageKey' | 'widths'>,
  size: keyof typeof MAIL_WIDTHS = 'large',
): string {
  const width = MAIL_WIDTHS[size];
  return widths.includes(width) ? `/files/photos/${storageKey}/${width}.webp` : photoUrl(storageKey);
}

/** `srcset` of a format, null until the smaller pictures exist. */
export function photoSrcSet(
  { storageKey, widths }: Pick<PhotoRow, 'storageKey' | 'widths'>,
  format: (typeof PHOTO_FORMATS)[number],
): string | null {
  if (widths.length === 0) return null;
  return widths.map((width) => `/files/photos/${storageKey}/${width}.${format} ${width}w`).join(', ');
}

/** Validates, cleans and stores a picture under a key; throws one of the UPLOAD_ codes. */
export async function importPhoto(
  files: FilesPort,
  storageKey: string,
  { path }: ReceivedFile,
): Promise<Pick<CleanImage, 'width' | 'height'>> {
  const image = await cleanImage(path);
  await files.put(originalKey(storageKey), image.bytes);
  return { width: image.width, height: image.height };
}

/** Creates the smaller pictures of a stored one, and its placeholder; null when the key no longer exists. */
export async function makePhotoSizes(files: FilesPort, storageKey: string, width: number): Promise<PhotoSizes | null> {
  const original = await files.get(originalKey(storageKey));
  if (!original) return null;
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  for (const size of widths) {
    const made = await smallerImages(original, size);
    for (const format of PHOTO_FORMATS) await files.put(`photos/${storageKey}/${size}.${format}`, made[format]);
  }
  return { widths, ...(await placeholderOf(original)) };
}

/** Removes all pictures of a storage key. */
export function removePhotoFiles(files: FilesPort, storageKey: string): Promise<void> {
  return files.removeFolder(`photos/${storageKey}`);
}
