import type { ErasureBlockerKind } from '../schema';

export const ErasureBlockerKindValues = [
  'BOOKING_AS_HOST',
  'BOOKING_AS_RENTER',
  'PAYMENT_DUE',
  'PAYOUT_DUE',
  'STAFF',
] as const satisfies readonly ErasureBlockerKind[];