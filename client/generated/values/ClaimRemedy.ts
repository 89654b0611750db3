import type { ClaimRemedy } from '../schema';

export const ClaimRemedyValues = [
  'CYCLE_REFUND',
  'DEPOSIT',
  'FULL_REFUND',
  'GUARANTEE',
  'LOWER_RENT',
  'NOTHING',
  'PARTIAL_REFUND',
  'REBOOKING',
  'UNUSED_REFUND',
] as const satisfies readonly ClaimRemedy[];