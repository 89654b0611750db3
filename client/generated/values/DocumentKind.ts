import type { DocumentKind } from '../schema';

export const DocumentKindValues = [
  'ABANDONMENT_LETTER',
  'CONDITION_REPORT',
  'CORRECTIVE_INVOICE',
  'FORMAL_NOTICE',
  'HOST_INVOICE',
  'PAYOUT_STATEMENT',
  'PLATFORM_INVOICE',
  'RECEIPT',
  'RENTAL_TERMS',
] as const satisfies readonly DocumentKind[];