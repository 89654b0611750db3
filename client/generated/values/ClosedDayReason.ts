import type { ClosedDayReason } from '../schema';

export const ClosedDayReasonValues = [
  'AFTER_END',
  'MIN_STAY',
  'NOTICE',
  'TAKEN',
] as const satisfies readonly ClosedDayReason[];