import type { ConstantGroup } from '../schema';

export const ConstantGroupValues = [
  'CANCELLATION',
  'FEATURES',
  'FEES',
  'PAYOUTS',
  'SUGGESTION',
  'TIMES',
] as const satisfies readonly ConstantGroup[];