import type { PayoutStatus } from '../schema';

export const PayoutStatusValues = [
  'FAILED',
  'IN_TRANSIT',
  'PAID',
  'SCHEDULED',
] as const satisfies readonly PayoutStatus[];