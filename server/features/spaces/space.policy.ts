import type { Viewer } from '../../core/context.js';
import { mayDo } from '../../core/staff-acts.js';
import type { SpacePermissions } from './fields/space-fields.types.js';
import { isNewcomer, nextSpaceStatus, SpaceAction } from './publishing/space.state-machine.js';
import { spaceStatusMeans } from './space-status.rules.js';
import type { SpaceStatus } from './space.enums.js';

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

/** Whether its texts, price and pictures may be changed; while the host may not publish, only of a space that never was public. */
export function canEditSpace(viewer: Person, space: SpaceAccessFields, isLimited: boolean): boolean {
  const isOpen = nextSpaceStatus(space.status, SpaceAction.PUBLISH, 'host') !== null;
  return isOwnSpace(viewer, space) && isOpen && (!isLimited || isNewcomer(space.status));
}

/** What hosts do while the staff do not let them publish: they take away, and put nothing forward. Their calendar stays open too. */
const OPEN_WHILE_LIMITED: ReadonlySet<SpaceAction> = new Set([SpaceAction.PAUSE, SpaceAction.ARCHIVE]);

/** Whether a limit on publishing closes an act of the host. */
export function isClosedByLimit(action: SpaceAction): boolean {
  return !OPEN_WHILE_LIMITED.has(action);
}

/** What the permissions need besides the space. */
interface SpaceRights {
  /** A booking of the viewer reveals the exact address. */
  readonly hasAddressRight: boolean;
  /** The staff do not let the viewer publish or change spaces for now. */
  readonly isLimited: boolean;
}

/** All permissions of the viewer. */
export function spacePermissions(
  viewer: Person,
  space: SpaceAccessFields,
  { hasAddressRight, isLimited }: SpaceRights,
): SpacePermissions {
  const isOwn = isOwnSpace(viewer, space);
  const can = (action: SpaceAction): boolean =>
    isOwn && nextSpaceStatus(space.status, action, 'host') !== null && !(isLimited && isClosedByLimit(action));
  const isOffered = !isOwn && spaceStatusMeans(space.status, 'isPublic');
  return {
    edit: canEditSpace(viewer, space, isLimited),
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
