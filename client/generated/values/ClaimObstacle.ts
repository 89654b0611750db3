import type { ClaimObstacle } from '../schema';

export const ClaimObstacleValues = [
  'DECIDED_BEFORE',
  'PROPOSED',
  'READS_ONLY',
  'TAKEN',
] as const satisfies readonly ClaimObstacle[];