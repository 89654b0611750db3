import { LockMode } from '@mikro-orm/core';
import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { requireNotLimited } from '../accounts/measures/limits.js';
import { MeasureKind } from '../accounts/measures/measure.enums.js';
import { Space } from './space.entity.js';
import { canEditSpace } from './space.policy.js';

/** Hosting requires a confirmed e-mail address. */
export function requireConfirmedEmail(ctx: SignedInContext): void {
  if (!ctx.viewer.isEmailVerified) throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
}

/** The viewer's own space by its API id, locked until the transaction ends; throws NOT_FOUND for other people's. */
export async function lockOwnSpace(tx: SignedInContext, id: string): Promise<Space> {
  const space = await lockSpace(tx, fromGlobalId('Space', id));
  if (space?.hostId !== tx.viewer.id) throw new DomainError(ErrorCode.NOT_FOUND);
  return space;
}

/** The same for a space that is to be changed. */
export async function lockEditableSpace(tx: SignedInContext, id: string): Promise<Space> {
  const space = await lockOwnSpace(tx, id);
  await requireEditable(tx, space);
  return space;
}

/** Throws when the space cannot be changed any more, or not while the staff do not let its host publish. */
export async function requireEditable(tx: SignedInContext, space: Space): Promise<void> {
  if (!canEditSpace(tx.viewer, space, false))
    throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { status: space.status.toUpperCase() });
  if (!canEditSpace(tx.viewer, space, true)) await requireNotLimited(tx, tx.viewer.id, MeasureKind.LIMIT_PUBLISHING);
}

/** A space by uuid, locked until the transaction ends. */
export function lockSpace(tx: ServiceContext, uuid: string): Promise<Space | null> {
  return tx.em.findOne(Space, { id: uuid }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
