import type { ReviewDirection } from '../schema';

export const ReviewDirectionValues = [
  'OF_RENTER',
  'OF_SPACE',
] as const satisfies readonly ReviewDirection[];