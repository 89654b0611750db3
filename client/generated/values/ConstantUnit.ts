import type { ConstantUnit } from '../schema';

export const ConstantUnitValues = [
  'BPS',
  'CENT',
  'COUNT',
  'DAY',
  'HOUR',
  'HUNDREDTH',
  'MINUTE',
  'MONTH',
  'PERCENT',
  'SWITCH',
  'YYYYMMDD',
] as const satisfies readonly ConstantUnit[];