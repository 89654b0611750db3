import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { addJob } from '../../core/jobs.js';
import { tryConsume } from '../../core/rate-limits.js';
import { inTransaction } from '../../core/transaction.js';
import { draftBounds } from './draft-rules.js';
import { lockEditableSpace } from './own-space.js';
import { importPhoto, removePhotoFiles } from './photo-files.js';
import { spaceChanged } from './space-hooks.js';
import type { PhotoRow } from './space-photo.entity.js';

const PER_HOUR = 60;

/** Refuses an upload before a byte of it is read: it must be for an own space with room for one more. */
export async function admitPhoto(ctx: SignedInContext, spaceId: string): Promise<void> {
  await inTransaction(ctx, (tx) => lockSpaceWithRoom(tx, spaceId));
  if (!(await tryConsume(ctx, 'photos-user', ctx.viewer.id))) throw new DomainError(ErrorCode.UPLOAD_QUOTA, { perHour: PER_HOUR });
}

/** Checks, cleans and stores a picture of an own space as its last one; the smaller sizes follow on their own. */
export async function addPhoto(ctx: SignedInContext, spaceId: string, bytes: Buffer): Promise<PhotoRow> {
  const { files } = ctx.ports;
  const storageKey = randomUUID();
  const { width, height } = await importPhoto(files, storageKey, bytes);
  try {
    return await inTransaction(ctx, async (tx) => {
      const { id, position } = await lockSpaceWithRoom(tx, spaceId);
      const photo: PhotoRow = {
        id: randomUUID(), spaceId: id, storageKey, position, altEs: '', altEn: '', width, height, widths: [], thumbhash: null, color: null,
      };
      const now = tx.clock.now();
      await tx.em.execute(
        'insert into space_photos (id, space_id, storage_key, position, width, height, created_at) values (?, ?, ?, ?, ?, ?, ?)',
        [photo.id, id, storageKey, position, width, height, now],
      );
      await tx.em.execute('update spaces set updated_at = ? where id = ?', [now, id]);
      await addJob(tx, 'photo.resize', { storageKey }, { isPatient: true });
      await spaceChanged(tx, id);
      return photo;
    });
  } catch (error) {
    await removePhotoFiles(files, storageKey);
    throw error;
  }
}

/** The place of the next picture; the lock keeps two uploads at once from taking the same. */
async function lockSpaceWithRoom(tx: SignedInContext, spaceId: string): Promise<{ id: string; position: number }> {
  const { id } = await lockEditableSpace(tx, spaceId);
  const [row] = await tx.em.execute<{ count: number; next: number }[]>(
    'select count(*)::int as count, coalesce(max(position) + 1, 0)::int as next from space_photos where space_id = ?',
    [id],
  );
  const { max } = draftBounds.photos;
  if ((row?.count ?? 0) >= max) throw new DomainError(ErrorCode.UPLOAD_QUOTA, { perSpace: max });
  return { id, position: row?.next ?? 0 };
}
