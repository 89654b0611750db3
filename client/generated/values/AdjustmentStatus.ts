import type { AdjustmentStatus } from '../schema';

export const AdjustmentStatusValues = [
  'BOOKED',
  'PROPOSED',
  'RETURNED',
] as const satisfies readonly AdjustmentStatus[];