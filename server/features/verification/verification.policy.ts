import type { Viewer } from '../../core/context.js';
import { Role } from '../../core/roles.js';
import type { Verification } from './verification.types.js';

type Person = Pick<Viewer, 'id' | 'roles'> | null;

/** Her own, and the staff. */
export function mayReadVerification(viewer: Person, verification: Pick<Verification, 'userId'>): boolean {
  return viewer?.id === verification.userId || isStaff(viewer);
}

/** Whether the viewer decides verifications. */
export function isStaff(viewer: Person): boolean {
  return viewer?.roles.has(Role.ADMIN) ?? false;
}
