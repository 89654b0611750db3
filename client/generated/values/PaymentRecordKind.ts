import type { PaymentRecordKind } from '../schema';

export const PaymentRecordKindValues = [
  'CHARGE',
  'REFUND',
] as const satisfies readonly PaymentRecordKind[];