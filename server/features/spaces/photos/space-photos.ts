import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { Locale } from '../../../core/values/locale.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanLine, lengthOf } from '../../../core/values/text.js';
import { draftBounds } from '../draft/draft.rules.js';
import { lockEditableSpace } from '../own-space.js';
import { spaceChanged } from '../space-hooks.js';
import { SpacePhoto } from './space-photo.entity.js';
import type { Space } from '../space.entity.js';
import { SpaceStatus } from '../space.enums.js';

export const MAX_ALT = 120;

/** Moves the named pictures to the front, in this order; the others follow in theirs. */
export function orderSpacePhotos(ctx: SignedInContext, spaceId: string, photoIds: readonly string[]): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const space = await lockEditableSpace(tx, spaceId);
    const photos = await photosOf(tx, space.id);
    const named = [...new Set(photoIds)].map((id) => photos.find((photo) => photo.id === fromGlobalId('Photo', id)));
    if (named.includes(undefined)) throw new DomainError(ErrorCode.NOT_FOUND);
    const first = named.filter((photo) => photo !== undefined);
    setPositions([...first, ...photos.filter((photo) => !first.includes(photo))]);
    return changed(tx, space);
  });
}

/** Sets the alternative text in the language of the call, and in the other language until that has its own. */
export function updateSpacePhoto(ctx: SignedInContext, photoId: string, alt: string): Promise<string> {
  const text = cleanLine(alt);
  if (lengthOf(text) > MAX_ALT)
    throw new ValidationError([{ path: 'alt', code: FieldProblemCode.ALT_TOO_LONG, params: { max: MAX_ALT } }]);
  return inTransaction(ctx, async (tx) => {
    const { space, photo } = await lockPhoto(tx, photoId);
    const [own, other] = tx.locale === Locale.EN ? (['altEn', 'altEs'] as const) : (['altEs', 'altEn'] as const);
    const isCopy = photo[other] === '' || photo[other] === photo[own];
    photo[own] = text;
    if (isCopy) photo[other] = text;
    return changed(tx, space);
  });
}

/** Removes a picture, and its files when no other row uses them. A public space keeps at least three. */
export function removeSpacePhoto(ctx: SignedInContext, photoId: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { space, photo } = await lockPhoto(tx, photoId);
    const left = (await photosOf(tx, space.id)).filter((other) => other !== photo);
    const { min, max } = draftBounds.photos;
    if (space.status !== SpaceStatus.DRAFT && left.length < min) {
      throw new ValidationError([
        { path: 'photos', code: FieldProblemCode.PHOTOS_TOO_FEW, params: { min, max, count: left.length } },
      ]);
    }
    tx.em.remove(photo);
    setPositions(left);
    await addJob(tx, 'photo.forget', { storageKey: photo.storageKey });
    return changed(tx, space);
  });
}

/** The space of a picture, locked, when it is the viewer's own. */
async function lockPhoto(tx: SignedInContext, photoId: string): Promise<{ space: Space; photo: SpacePhoto }> {
  const id = fromGlobalId('Photo', photoId);
  const row = await tx.db.selectFrom('SpacePhoto').select('spaceId').where('id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  const space = await lockEditableSpace(tx, toGlobalId('Space', row.spaceId));
  const photo = await tx.em.findOne(SpacePhoto, { id });
  if (!photo) throw new DomainError(ErrorCode.NOT_FOUND);
  return { space, photo };
}

function photosOf(tx: SignedInContext, spaceId: string): Promise<SpacePhoto[]> {
  return tx.em.find(SpacePhoto, { spaceId }, { orderBy: { position: 'asc' } });
}

function setPositions(photos: readonly SpacePhoto[]): void {
  for (const [position, photo] of photos.entries()) photo.position = position;
}

async function changed(tx: SignedInContext, space: Space): Promise<string> {
  space.updatedAt = tx.clock.now();
  await tx.em.flush();
  await spaceChanged(tx, space.id);
  return space.id;
}
