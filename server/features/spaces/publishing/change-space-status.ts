import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { requireNotLimited } from '../../accounts/measures/limits.js';
import { MeasureKind } from '../../accounts/measures/measure.enums.js';
import { moveSpace, spaceStateRefused } from './move-space.js';
import { lockOwnSpace } from '../own-space.js';
import { spaceBookingQueries } from '../space-hooks.js';
import { nextSpaceStatus, SpaceAction } from './space.state-machine.js';
import { isClosedByLimit } from '../space.policy.js';
import { SpaceStatus } from '../space.enums.js';

/** Removes the space from the search for a while; existing bookings stay. */
export function pauseSpace(ctx: SignedInContext, id: string): Promise<string> {
  return changeStatus(ctx, id, SpaceAction.PAUSE, SpaceStatus.PAUSED);
}

/** Puts a paused space back into the search. */
export function resumeSpace(ctx: SignedInContext, id: string): Promise<string> {
  return changeStatus(ctx, id, SpaceAction.RESUME, SpaceStatus.PUBLISHED);
}

/** Archives the space; refused while a booking holds days of it. */
export function archiveSpace(ctx: SignedInContext, id: string): Promise<string> {
  return changeStatus(ctx, id, SpaceAction.ARCHIVE, SpaceStatus.ARCHIVED);
}

/** Repeating a change returns the space unchanged. */
function changeStatus(ctx: SignedInContext, id: string, action: SpaceAction, goal: SpaceStatus): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const space = await lockOwnSpace(tx, id);
    if (space.status === goal) return space.id;
    if (nextSpaceStatus(space.status, action, 'host') === null) throw spaceStateRefused(space.status);
    if (isClosedByLimit(action)) await requireNotLimited(tx, tx.viewer.id, MeasureKind.LIMIT_PUBLISHING);
    const hasOpenBooking = goal === SpaceStatus.ARCHIVED && (await spaceBookingQueries().hasOpenBooking(tx, space.id));
    if (hasOpenBooking) throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { reason: 'booked' });
    await moveSpace(tx, space, { action, actor: 'host', known: { hasOpenBooking } });
    return space.id;
  });
}
