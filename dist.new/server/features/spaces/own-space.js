import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { Space } from './space.entity.js';
import { canEditSpace } from './space.policy.js';
/** Hosting asks for a confirmed e-mail address. */
export function requireConfirmedEmail(ctx) {
    if (!ctx.viewer.isEmailVerified)
        throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
}
/** The viewer's own space by its API id, locked until the transaction ends; throws NOT_FOUND for those of others, as if they did not exist. */
export async function lockOwnSpace(tx, id) {
    const space = await lockSpace(tx, fromGlobalId('Space', id));
    if (space?.hostId !== tx.viewer.id)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return space;
}
/** The same for a space that is to be changed. */
export async function lockEditableSpace(tx, id) {
    const space = await lockOwnSpace(tx, id);
    requireEditable(tx, space);
    return space;
}
/** Throws when the space is past changing. */
export function requireEditable(ctx, space) {
    if (!canEditSpace(ctx.viewer, space))
        throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { status: space.status.toUpperCase() });
}
/** A space by uuid, locked until the transaction ends. */
export function lockSpace(tx, uuid) {
    return tx.em.findOne(Space, { id: uuid }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
//# sourceMappingURL=own-space.js.map