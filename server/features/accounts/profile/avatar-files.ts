import { cleanSquares, type PictureRules, type SquareCrop } from '../../../core/files/image.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import type { FilesPort } from '../../../ports/files.js';
import type { Avatar } from './avatar.types.js';

/** Maximum size of an uploaded picture. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

/** Least side of an uploaded picture, pixels. */
export const MIN_AVATAR_SIDE = 200;
const AVATAR_RULES: PictureRules = {
  formats: ['jpeg', 'png', 'webp', 'avif'],
  minLongSide: MIN_AVATAR_SIDE,
  minShortSide: MIN_AVATAR_SIDE,
};
/** Sides of the stored squares, pixels. */
export const AVATAR_SIDES = [96, 192, 384] as const;

/** The storage path of one size of a picture. */
export function avatarFile(key: string, side: number): string {
  return `avatars/${key}/${side}.webp`;
}

/** The URLs of a picture. */
export function avatarOf(key: string): Avatar {
  const url = (side: number) => `/files/${avatarFile(key, side)}`;
  return { url: url(192), srcSet: AVATAR_SIDES.map((side) => `${url(side)} ${side}w`).join(', ') };
}

/** Checks, crops, cleans and stores a picture under a key; throws one of the UPLOAD_ codes. */
export async function importAvatar(
  files: FilesPort,
  key: string,
  { path }: ReceivedFile,
  crop: SquareCrop | null,
): Promise<void> {
  const squares = await cleanSquares(path, AVATAR_RULES, crop, AVATAR_SIDES);
  await Promise.all(AVATAR_SIDES.map((side, index) => files.put(avatarFile(key, side), squares[index] as Buffer)));
}

/** Removes all sizes of a picture. */
export function removeAvatarFiles(files: FilesPort, key: string): Promise<void> {
  return files.removeFolder(`avatars/${key}`);
}
