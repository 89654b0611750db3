import type { ErasureBlockerKind } from '../schema';

export const ErasureBlockerKindValues = [
  'BOOKING_AS_HOST',
  'BOOKING_AS_RENTER',
  'CHARGE_OWED',
  'CLAIM_OPEN',
  'PAYMENT_DUE',
  'PAYOUT_DUE',
  'PAYOUT_UNDER_WAY',
  'STAFF',
] as const satisfies readonly ErasureBlockerKind[];