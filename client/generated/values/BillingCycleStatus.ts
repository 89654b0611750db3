import type { BillingCycleStatus } from '../schema';

export const BillingCycleStatusValues = [
  'CANCELLED',
  'OPEN',
  'PAID',
  'PAST_DUE',
  'RETRYING',
  'SCHEDULED',
  'WAIVED',
  'WRITTEN_OFF',
] as const satisfies readonly BillingCycleStatus[];