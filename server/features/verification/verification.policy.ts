import type { Viewer } from '../../core/context.js';
import { mayDo } from '../../core/staff-acts.js';
import type { Verification } from './verification.entity.js';

type Person = Pick<Viewer, 'id' | 'roles'> | null;

/** Whether the viewer is the person it is about, or decides verifications. */
export function canReadVerification(viewer: Person, verification: Pick<Verification, 'userId'>): boolean {
  return viewer?.id === verification.userId || decidesVerifications(viewer);
}

/** Whether the viewer may decide verifications. */
export function decidesVerifications(viewer: Person): boolean {
  return mayDo(viewer, 'DECIDE_VERIFICATIONS');
}
