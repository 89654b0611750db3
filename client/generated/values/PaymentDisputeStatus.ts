import type { PaymentDisputeStatus } from '../schema';

export const PaymentDisputeStatusValues = [
  'ANSWERED',
  'LOST',
  'OPEN',
  'WON',
] as const satisfies readonly PaymentDisputeStatus[];