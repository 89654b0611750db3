import type { ConstantGroup } from '../schema';

export const ConstantGroupValues = [
  'CANCELLATION',
  'FEES',
  'PAYOUTS',
  'SUGGESTION',
  'TIMES',
] as const satisfies readonly ConstantGroup[];