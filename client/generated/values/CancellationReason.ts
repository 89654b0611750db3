import type { CancellationReason } from '../schema';

export const CancellationReasonValues = [
  'DOCUMENTED_EMERGENCY',
  'FOUND_ANOTHER',
  'OTHER',
  'PERSONAL',
  'PLANS_CHANGED',
  'SPACE_REMOVED',
  'SPACE_UNAVAILABLE',
  'SPACE_UNUSABLE',
] as const satisfies readonly CancellationReason[];