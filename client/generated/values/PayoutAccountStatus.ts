import type { PayoutAccountStatus } from '../schema';

export const PayoutAccountStatusValues = [
  'COMPLETE',
  'NONE',
  'PENDING',
  'RESTRICTED',
] as const satisfies readonly PayoutAccountStatus[];