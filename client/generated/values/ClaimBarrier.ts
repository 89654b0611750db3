import type { ClaimBarrier } from '../schema';

export const ClaimBarrierValues = [
  'CLAIM_OPEN',
  'TOO_EARLY',
  'TOO_LATE',
] as const satisfies readonly ClaimBarrier[];