import type { ClaimActor } from '../schema';

export const ClaimActorValues = [
  'CLAIMANT',
  'OTHER_SIDE',
  'STAFF',
  'SYSTEM',
] as const satisfies readonly ClaimActor[];