import type { GuaranteePaymentStatus } from '../schema';

export const GuaranteePaymentStatusValues = [
  'OWED',
  'PAID',
] as const satisfies readonly GuaranteePaymentStatus[];