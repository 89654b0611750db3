import type { ConstantGroup } from '../schema';

export const ConstantGroupValues = [
  'CANCELLATION',
  'FEATURED_HOSTS',
  'FEATURES',
  'FEES',
  'PAYOUTS',
  'SUGGESTION',
  'TIMES',
] as const satisfies readonly ConstantGroup[];