import type { TerminationReason } from '../schema';

export const TerminationReasonValues = [
  'FORBIDDEN_GOODS',
  'FRAUD',
  'NON_PAYMENT',
] as const satisfies readonly TerminationReason[];