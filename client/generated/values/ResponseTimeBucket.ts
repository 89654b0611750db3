import type { ResponseTimeBucket } from '../schema';

export const ResponseTimeBucketValues = [
  'A_DAY',
  'FEW_HOURS',
  'OVER_A_DAY',
  'UNDER_AN_HOUR',
] as const satisfies readonly ResponseTimeBucket[];