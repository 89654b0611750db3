import type { ClaimGround } from '../schema';

export const ClaimGroundValues = [
  'BELOW_LIMIT',
  'BOTH_PARTLY',
  'EVIDENCE_LACKING',
  'EVIDENCE_PROVES',
  'NOT_COVERED',
  'OTHER_SIDE_ADMITS',
] as const satisfies readonly ClaimGround[];