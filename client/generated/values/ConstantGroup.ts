import type { ConstantGroup } from '../schema';

export const ConstantGroupValues = [
  'CANCELLATION',
  'CITIES',
  'FEATURED_HOSTS',
  'FEATURES',
  'FEES',
  'PAYOUTS',
  'SUGGESTION',
  'TIMES',
  'ZONES',
] as const satisfies readonly ConstantGroup[];