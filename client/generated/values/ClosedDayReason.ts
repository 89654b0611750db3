import type { ClosedDayReason } from '../schema';

export const ClosedDayReasonValues = [
  'AFTER_END',
  'MIN_STAY',
  'NOTICE',
  'POLICY_MIN_STAY',
  'TAKEN',
] as const satisfies readonly ClosedDayReason[];