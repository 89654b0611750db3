import type { AdjustmentStatus } from '../schema';

export const AdjustmentStatusValues = [
  'BOOKED',
  'LAPSED',
  'PROPOSED',
  'RETURNED',
] as const satisfies readonly AdjustmentStatus[];