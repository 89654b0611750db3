import type { ServiceContext } from '../../../core/context.js';
import { pictureIdOf } from './post-picture-files.js';

/** Marks the pictures at these URLs as used; returns the URLs that exist. */
export async function usePostPictures(tx: ServiceContext, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const byId = new Map(
    paths.flatMap((path) => {
      const id = pictureIdOf(path);
      return id === null ? [] : [[id, path] as const];
    }),
  );
  if (byId.size === 0) return new Set();
  const found = await tx.db
    .updateTable('PostPicture')
    .set({ isUsed: true })
    .where('id', 'in', [...byId.keys()])
    .returning('id')
    .execute();
  return new Set(found.flatMap(({ id }) => byId.get(id) ?? []));
}
