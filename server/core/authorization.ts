import { Authorized as TypeGraphqlAuthorized, Extensions, type AuthCheckerFn } from 'type-graphql';
import type { RequestContext, SignedInContext, Viewer } from './context.js';
import { DomainError, ErrorCode } from './errors/errors.js';
import { isStaffRole, type Role } from './roles.js';
import { rolesFor, type StaffAct } from './staff-acts.js';

// First check of authorization: every root field declares one of these two, and a test walks the schema to verify it.

/** Anybody may call this root field. */
export function Public(): MethodDecorator {
  return Extensions({ access: 'public' }) as MethodDecorator;
}

/** Signed-in users only, with one of these roles if any are named. */
export function Authorized(...roles: Role[]): MethodDecorator {
  const check = TypeGraphqlAuthorized<Role>(...roles) as MethodDecorator;
  const mark = Extensions({ access: roles.length > 0 ? roles.join(',') : 'signed-in' }) as MethodDecorator;
  return (target, key, descriptor) => {
    check(target, key, descriptor);
    mark(target, key, descriptor);
  };
}

/** Only staff whose sub-role permits this act. */
export function AuthorizedStaff(act: StaffAct): MethodDecorator {
  const check = Authorized(...rolesFor(act));
  const mark = Extensions({ staffAct: act }) as MethodDecorator;
  return (target, key, descriptor) => {
    check(target, key, descriptor);
    mark(target, key, descriptor);
  };
}

export const checkAccess: AuthCheckerFn<RequestContext, Role> = ({ context }, roles) => {
  requireRole(context, ...roles);
  return true;
};

/** Throws unless the viewer has one of the roles; endpoints other than GraphQL call it themselves. */
export function requireRole({ viewer }: RequestContext, ...roles: readonly Role[]): void {
  if (!viewer) throw new DomainError(ErrorCode.UNAUTHENTICATED);
  if (roles.length === 0 || roles.some((role) => viewer.roles.has(role))) return;
  const isOnlyUnproven = viewer.needsSecondFactor === true && roles.some(isStaffRole);
  throw new DomainError(isOnlyUnproven ? ErrorCode.MFA_SETUP_REQUIRED : ErrorCode.FORBIDDEN);
}

/** The same for an act of the staff. */
export function requireAct(ctx: RequestContext, act: StaffAct): void {
  requireRole(ctx, ...rolesFor(act));
}

/** The viewer of a context that must have one. */
export function requireViewer(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw new DomainError(ErrorCode.UNAUTHENTICATED);
  return ctx.viewer;
}

/** Narrows a context to a signed-in one. */
export function signedIn(ctx: RequestContext): SignedInContext {
  requireViewer(ctx);
  return ctx as SignedInContext;
}
