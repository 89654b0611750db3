import type { StaffClaimAct } from '../schema';

export const StaffClaimActValues = [
  'ASK_FOR_DATA',
  'CONFIRM',
  'DECIDE',
  'RETRY_DEPOSIT',
  'RETURN',
  'SETTLE_GUARANTEE',
] as const satisfies readonly StaffClaimAct[];