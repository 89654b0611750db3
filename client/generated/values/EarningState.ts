import type { EarningState } from '../schema';

export const EarningStateValues = [
  'DEBT',
  'EXPECTED',
  'ON_HOLD',
  'OWED',
  'PAID',
  'PAYABLE',
  'WAITING',
] as const satisfies readonly EarningState[];