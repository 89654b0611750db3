import type { BillingState } from '../schema';

export const BillingStateValues = [
  'CURRENT',
  'IN_RECOVERY',
  'PAST_DUE',
  'RETRYING',
] as const satisfies readonly BillingState[];