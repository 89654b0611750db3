import type { ConditionMoment } from '../schema';

export const ConditionMomentValues = [
  'MOVE_IN',
  'MOVE_OUT',
] as const satisfies readonly ConditionMoment[];