import type { DepositMonths } from '../schema';

export const DepositMonthsValues = [
  'HALF',
  'NONE',
  'ONE',
] as const satisfies readonly DepositMonths[];