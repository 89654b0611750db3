import type { MovementKind } from '../schema';

export const MovementKindValues = [
  'PAYMENT',
  'PAYOUT',
  'REFUND',
] as const satisfies readonly MovementKind[];