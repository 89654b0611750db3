import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { draftBounds } from '../draft/draft-rules.js';
import { lockEditableSpace } from '../own-space.js';
import { importPhoto, removePhotoFiles } from './photo-files.js';
import { spaceChanged } from '../space-hooks.js';
import type { Space } from '../space.entity.js';
import type { PhotoRow } from './space-photo.entity.js';

/** Refuses an upload before its body is read: it must be for an own space with room for one more. */
export async function admitPhoto(ctx: SignedInContext, spaceId: string): Promise<void> {
  await inTransaction(ctx, (tx) => lockSpaceWithRoom(tx, spaceId));
}

/** Validates, cleans and stores a picture of an own space as its last one; the smaller sizes are created later. */
export async function addPhoto(ctx: SignedInContext, spaceId: string, file: ReceivedFile): Promise<PhotoRow> {
  const { files } = ctx.ports;
  const storageKey = randomUUID();
  const { width, height } = await importPhoto(files, storageKey, file);
  try {
    return await inTransaction(ctx, async (tx) => {
      const { space, position } = await lockSpaceWithRoom(tx, spaceId);
      const { id } = space;
      const photo: PhotoRow = {
        id: randomUUID(),
        spaceId: id,
        storageKey,
        position,
        altEs: '',
        altEn: '',
        width,
        height,
        widths: [],
        thumbhash: null,
        color: null,
      };
      const now = tx.clock.now();
      await tx.db
        .insertInto('SpacePhoto')
        .values({ ...photo, createdAt: now })
        .execute();
      space.updatedAt = now;
      await tx.em.flush();
      await addJob(tx, 'photo.resize', { storageKey }, { isLowPriority: true });
      await spaceChanged(tx, id);
      return photo;
    });
  } catch (error) {
    await removePhotoFiles(files, storageKey);
    throw error;
  }
}

/** The position of the next picture; the lock keeps concurrent uploads from taking the same. */
async function lockSpaceWithRoom(tx: SignedInContext, spaceId: string): Promise<{ space: Space; position: number }> {
  const space = await lockEditableSpace(tx, spaceId);
  const photos = await tx.db
    .selectFrom('SpacePhoto')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max<number | null>('position').as('last')])
    .where('spaceId', '=', space.id)
    .executeTakeFirstOrThrow();
  const { max } = draftBounds.photos;
  if (Number(photos.count) >= max) throw new DomainError(ErrorCode.UPLOAD_QUOTA, { perSpace: max });
  return { space, position: photos.last === null ? 0 : photos.last + 1 };
}
