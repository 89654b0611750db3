import type { StatsPeriod } from '../schema';

export const StatsPeriodValues = [
  'DAYS_30',
  'DAYS_90',
  'YEAR',
] as const satisfies readonly StatsPeriod[];