import type { RestrictionKind } from '../schema';

export const RestrictionKindValues = [
  'BAN',
  'LIMIT',
  'REVIEW_HIDDEN',
  'SPACE_HIDDEN',
  'SPACE_REMOVED',
  'SUSPENSION',
  'WARNING',
] as const satisfies readonly RestrictionKind[];