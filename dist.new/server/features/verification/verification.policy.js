import { mayDo } from '../../core/staff-acts.js';
/** Whether the viewer is the person it is about, or staff. */
export function canReadVerification(viewer, verification) {
    return viewer?.id === verification.userId || isStaff(viewer);
}
/** Whether the viewer may decide verifications. */
export function isStaff(viewer) {
    return mayDo(viewer, 'DECIDE_VERIFICATIONS');
}
//# sourceMappingURL=verification.policy.js.map