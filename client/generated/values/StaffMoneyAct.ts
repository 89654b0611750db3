import type { StaffMoneyAct } from '../schema';

export const StaffMoneyActValues = [
  'ADJUST',
  'FAIL_PAYOUT',
  'HOLD_PAYOUT',
  'REFUND',
  'RELEASE_PAYOUT',
  'RETRY_REFUND',
  'SETTLE_REFUND',
] as const satisfies readonly StaffMoneyAct[];