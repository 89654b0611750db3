import type { MergeBlockerKind } from '../schema';

export const MergeBlockerKindValues = [
  'BOOKS',
  'DEALINGS',
  'OPEN_BOOKING',
  'OPEN_MONEY',
  'STAFF',
] as const satisfies readonly MergeBlockerKind[];