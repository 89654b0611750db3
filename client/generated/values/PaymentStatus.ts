import type { PaymentStatus } from '../schema';

export const PaymentStatusValues = [
  'ACTION_REQUIRED',
  'AUTHORIZED',
  'CAPTURED',
  'DISPUTED',
  'FAILED',
  'PARTIALLY_REFUNDED',
  'PENDING',
  'REFUNDED',
  'VOID',
] as const satisfies readonly PaymentStatus[];