import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { recordEvent } from '../../core/events.js';
import { inTransaction } from '../../core/transaction.js';
import { lockOwnSpace } from './own-space.js';
import { spaceBookingQueries, spaceChanged } from './space-hooks.js';
import { nextSpaceStatus, SpaceAction } from './space-state-machine.js';
import type { SpaceEvent } from './space.events.js';
import type { Space } from './space.entity.js';
import { SpaceStatus } from './space-types.js';

/** Takes the space out of the search for a while; bookings made stay. */
export function pauseSpace(ctx: SignedInContext, id: string): Promise<string> {
  return changeStatus(ctx, id, SpaceAction.PAUSE, SpaceStatus.PAUSED, ({ id: spaceId, hostId }) => ({
    type: 'space.paused',
    payload: { spaceId, hostId, by: 'host' },
  }));
}

/** Puts a paused space back into the search. */
export function resumeSpace(ctx: SignedInContext, id: string): Promise<string> {
  return changeStatus(ctx, id, SpaceAction.RESUME, SpaceStatus.PUBLISHED, ({ id: spaceId, hostId }) => ({
    type: 'space.resumed',
    payload: { spaceId, hostId },
  }));
}

/** Archives the space for good; refused while a booking holds days of it. */
export function archiveSpace(ctx: SignedInContext, id: string): Promise<string> {
  return changeStatus(ctx, id, SpaceAction.ARCHIVE, SpaceStatus.ARCHIVED, ({ id: spaceId, hostId }) => ({
    type: 'space.archived',
    payload: { spaceId, hostId },
  }));
}

/** Repeating a change returns the space unchanged. */
function changeStatus(
  ctx: SignedInContext,
  id: string,
  action: SpaceAction,
  goal: SpaceStatus,
  eventOf: (space: Space) => SpaceEvent,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const space = await lockOwnSpace(tx, id);
    if (space.status === goal) return space.id;
    const next = nextSpaceStatus(space.status, action, 'host');
    if (next === null) throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { status: space.status.toUpperCase() });
    if (goal === SpaceStatus.ARCHIVED && (await spaceBookingQueries().hasOpenBooking(tx, space.id))) {
      throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { reason: 'booked' });
    }
    space.status = next;
    space.updatedAt = tx.clock.now();
    await tx.em.flush();
    await spaceChanged(tx, space.id);
    await recordEvent(tx, eventOf(space));
    return space.id;
  });
}
