import { Authorized as TypeGraphqlAuthorized, Extensions } from 'type-graphql';
import { DomainError, ErrorCode } from './errors/errors.js';
import { isStaffRole } from './roles.js';
import { rolesFor } from './staff-acts.js';
// The first ring: every root field declares one of these two, and a test walks the schema to see that it did.
/** Anybody may call this root field. */
export function Public() {
    return Extensions({ access: 'public' });
}
/** Only a signed-in person may, with one of these roles if any are named. */
export function Authorized(...roles) {
    const check = TypeGraphqlAuthorized(...roles);
    const mark = Extensions({ access: roles.length > 0 ? roles.join(',') : 'signed-in' });
    return (target, key, descriptor) => {
        check(target, key, descriptor);
        mark(target, key, descriptor);
    };
}
/** Only staff whose sub-role may do this act. */
export function AuthorizedStaff(act) {
    const check = Authorized(...rolesFor(act));
    const mark = Extensions({ staffAct: act });
    return (target, key, descriptor) => {
        check(target, key, descriptor);
        mark(target, key, descriptor);
    };
}
export const checkAccess = ({ context }, roles) => {
    requireRole(context, ...roles);
    return true;
};
/** Throws unless the viewer has one of the roles; endpoints beside GraphQL ask it themselves. */
export function requireRole({ viewer }, ...roles) {
    if (!viewer)
        throw new DomainError(ErrorCode.UNAUTHENTICATED);
    if (roles.length === 0 || roles.some((role) => viewer.roles.has(role)))
        return;
    const isOnlyUnproven = viewer.needsSecondFactor === true && roles.some(isStaffRole);
    throw new DomainError(isOnlyUnproven ? ErrorCode.MFA_SETUP_REQUIRED : ErrorCode.FORBIDDEN);
}
/** The same for an act of the staff. */
export function requireAct(ctx, act) {
    requireRole(ctx, ...rolesFor(act));
}
/** The viewer of a context that must have one. */
export function requireViewer(ctx) {
    if (!ctx.viewer)
        throw new DomainError(ErrorCode.UNAUTHENTICATED);
    return ctx.viewer;
}
/** Narrows a context to a signed-in one. */
export function signedIn(ctx) {
    requireViewer(ctx);
    return ctx;
}
//# sourceMappingURL=authorization.js.map