import type { Viewer } from '../../core/context.js';
import { mayDo } from '../../core/staff-acts.js';
import type { SpacePermissions } from './fields/space-fields.types.js';
import { nextSpaceStatus, SpaceAction } from './publishing/space-state-machine.js';
import { spaceStatusMeans } from './space-status.rules.js';
import type { SpaceStatus } from './space-types.js';

type Person = Pick<Viewer, 'id' | 'roles'> | null;

/** Fields the space policy reads. */
export interface SpaceAccessFields {
  readonly hostId: string;
  readonly status: SpaceStatus;
}

/** Whether the viewer is the host. */
export function isOwnSpace(viewer: Person, space: Pick<SpaceAccessFields, 'hostId'>): boolean {
  return viewer?.id === space.hostId;
}

/** Whether the viewer is the host or staff who may read spaces: only they see non-public ones. */
export function isHostOrStaff(viewer: Person, space: Pick<SpaceAccessFields, 'hostId'>): boolean {
  return isOwnSpace(viewer, space) || mayDo(viewer, 'SEE_SPACES');
}

/** Whether the space exists for the viewer at all. */
export function canSeeSpace(viewer: Person, space: SpaceAccessFields): boolean {
  return spaceStatusMeans(space.status, 'isPublic') || isHostOrStaff(viewer, space);
}

/** Whether its texts, price and pictures may be changed. */
export function canEditSpace(viewer: Person, space: SpaceAccessFields): boolean {
  return isOwnSpace(viewer, space) && nextSpaceStatus(space.status, SpaceAction.PUBLISH, 'host') !== null;
}

/** All permissions of the viewer; `hasAddressRight` is true when a booking of theirs reveals the exact address. */
export function spacePermissions(viewer: Person, space: SpaceAccessFields, hasAddressRight: boolean): SpacePermissions {
  const isOwn = isOwnSpace(viewer, space);
  const can = (action: SpaceAction): boolean => isOwn && nextSpaceStatus(space.status, action, 'host') !== null;
  const isOffered = !isOwn && spaceStatusMeans(space.status, 'isPublic');
  return {
    edit: canEditSpace(viewer, space),
    publish: can(SpaceAction.PUBLISH),
    pause: can(SpaceAction.PAUSE),
    resume: can(SpaceAction.RESUME),
    archive: can(SpaceAction.ARCHIVE),
    // Visitors too: they are asked to sign in later.
    request: isOffered,
    report: isOffered,
    seeExactAddress: hasAddressRight || isHostOrStaff(viewer, space),
  };
}
