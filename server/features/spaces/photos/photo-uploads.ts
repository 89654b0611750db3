import { createHash, randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { removeUnstored } from '../../../core/files/remove-unstored.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { draftBounds } from '../draft/draft.rules.js';
import { lockEditableSpace } from '../own-space.js';
import { importPhoto, removePhotoFiles } from './photo-files.js';
import { spaceChanged } from '../space-hooks.js';
import type { Space } from '../space.entity.js';
import type { PhotoRow } from './space-photo.entity.js';

/** The space of an upload, and the sender's key by which a repeated upload is recognized. */
export interface PhotoTarget {
  readonly spaceId: string;
  readonly clientKey: string | null;
}

/** Refuses an upload before its body is read: it must be for an own space with room for one more, or repeat a stored one. */
export async function admitPhoto(ctx: SignedInContext, target: PhotoTarget): Promise<void> {
  await inTransaction(ctx, (tx) => lockSpaceFor(tx, target));
}

/**
 * Validates, cleans and stores a picture of an own space as its last one; the smaller sizes are created later. An upload whose answer was
 * lost returns the stored picture when it is repeated.
 */
export async function addPhoto(ctx: SignedInContext, target: PhotoTarget, file: ReceivedFile): Promise<PhotoRow> {
  const { files } = ctx.ports;
  const storageKey = randomUUID();
  const { width, height } = await importPhoto(files, storageKey, file);
  try {
    const stored = await inTransaction(ctx, async (tx) => {
      const { space, photoId, repeated, position } = await lockSpaceFor(tx, target);
      if (repeated) return repeated;
      const { id } = space;
      const photo: PhotoRow = {
        id: photoId,
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
    if (stored.storageKey !== storageKey) await removePhotoFiles(files, storageKey);
    return stored;
  } catch (error) {
    return removeUnstored(error, () => removePhotoFiles(files, storageKey));
  }
}

interface PhotoPlace {
  readonly space: Space;
  readonly photoId: string;
  /** The picture that the same upload stored before. */
  readonly repeated: PhotoRow | null;
  readonly position: number;
}

/** The id and position of the next picture; the lock keeps concurrent uploads from taking the same. */
async function lockSpaceFor(tx: SignedInContext, { spaceId, clientKey }: PhotoTarget): Promise<PhotoPlace> {
  const space = await lockEditableSpace(tx, spaceId);
  const photoId = clientKey === null ? randomUUID() : idOf(space.id, clientKey);
  const repeated =
    clientKey === null
      ? undefined
      : await tx.db.selectFrom('SpacePhoto').selectAll().where('id', '=', photoId).executeTakeFirst();
  if (repeated) return { space, photoId, repeated, position: repeated.position };
  const photos = await tx.db
    .selectFrom('SpacePhoto')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max<number | null>('position').as('last')])
    .where('spaceId', '=', space.id)
    .executeTakeFirstOrThrow();
  const { max } = draftBounds.photos;
  if (Number(photos.count) >= max) throw new DomainError(ErrorCode.UPLOAD_QUOTA, { perSpace: max });
  return { space, photoId, repeated: null, position: photos.last === null ? 0 : photos.last + 1 };
}

/** The id of the picture of an upload with a key: the same for the same key of a space. */
function idOf(spaceId: string, clientKey: string): string {
  const digest = createHash('sha256').update(`${spaceId} ${clientKey}`).digest('hex');
  // A UUID of version 8, whose digits its maker chooses (RFC 9562).
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
