import { mayDo } from '../../core/staff-acts.js';
import { nextSpaceStatus, SpaceAction } from './publishing/space-state-machine.js';
import { SpaceStatus } from './space-types.js';
/** Whether the viewer is the host. */
export function isOwnSpace(viewer, space) {
    return viewer?.id === space.hostId;
}
/** Whether the viewer is the host or staff who read spaces: they alone see what is not public. */
export function isHostOrStaff(viewer, space) {
    return isOwnSpace(viewer, space) || mayDo(viewer, 'SEE_SPACES');
}
/** Whether the space exists for the viewer at all. */
export function canSeeSpace(viewer, space) {
    return space.status === SpaceStatus.PUBLISHED || isHostOrStaff(viewer, space);
}
/** Whether its texts, price and pictures may be changed. */
export function canEditSpace(viewer, space) {
    return isOwnSpace(viewer, space) && nextSpaceStatus(space.status, SpaceAction.PUBLISH, 'host') !== null;
}
/** All permissions of the viewer; `hasAddressRight` is true when a booking of theirs opens the exact address. */
export function spacePermissions(viewer, space, hasAddressRight) {
    const isOwn = isOwnSpace(viewer, space);
    const can = (action) => isOwn && nextSpaceStatus(space.status, action, 'host') !== null;
    return {
        edit: canEditSpace(viewer, space),
        publish: can(SpaceAction.PUBLISH),
        pause: can(SpaceAction.PAUSE),
        resume: can(SpaceAction.RESUME),
        archive: can(SpaceAction.ARCHIVE),
        // Visitors too: they are asked to sign in on the way.
        request: !isOwn && space.status === SpaceStatus.PUBLISHED,
        seeExactAddress: hasAddressRight || isHostOrStaff(viewer, space),
    };
}
//# sourceMappingURL=space.policy.js.map