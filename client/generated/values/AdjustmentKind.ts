import type { AdjustmentKind } from '../schema';

export const AdjustmentKindValues = [
  'CHARGE_HOST',
  'FORGIVE_HOST',
  'PAY_HOST',
  'WAIVE_CHARGE',
] as const satisfies readonly AdjustmentKind[];