import type { ClaimBarrier } from '../schema';

export const ClaimBarrierValues = [
  'CLAIM_OPEN',
  'NO_DEPOSIT',
  'TOO_EARLY',
  'TOO_LATE',
] as const satisfies readonly ClaimBarrier[];