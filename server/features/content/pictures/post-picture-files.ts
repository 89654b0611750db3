import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { cleanCrop } from '../../../core/files/image.js';
import { removeUnstored } from '../../../core/files/remove-unstored.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';

/** The storage folder of post pictures. */
export const POST_PICTURES = 'post-pictures';
/** The size of the product's own post pictures. */
const COVER = { width: 960, height: 540 };

const PATH = new RegExp(`^/files/${POST_PICTURES}/([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})$`);

export const postPictureKey = (id: string): string => `${POST_PICTURES}/${id}/cover.webp`;

/** The URL of a picture, which the texts of a post contain. */
export const postPicturePath = (id: string): string => `/files/${POST_PICTURES}/${id}`;

/** The id of the picture at a URL; null for any other text. */
export const pictureIdOf = (path: string): string | null => PATH.exec(path)?.[1] ?? null;

/** Validates a picture, crops it to the size of a cover and stores it, not yet used by a post. Returns its id. */
export async function addPostPicture(ctx: SignedInContext, { path }: ReceivedFile): Promise<string> {
  const bytes = await cleanCrop(path, COVER);
  const id = randomUUID();
  await ctx.ports.files.put(postPictureKey(id), bytes);
  try {
    await ctx.db.insertInto('PostPicture').values({ id, isUsed: false, createdAt: ctx.clock.now() }).execute();
    return id;
  } catch (error) {
    return removeUnstored(error, () => ctx.ports.files.removeFolder(`${POST_PICTURES}/${id}`));
  }
}
