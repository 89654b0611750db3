import type { ReviewStatus } from '../schema';

export const ReviewStatusValues = [
  'HELD',
  'HIDDEN',
  'PUBLISHED',
  'SUBMITTED',
] as const satisfies readonly ReviewStatus[];