import type { TaxProfile } from '../schema';

export const TaxProfileValues = [
  'EMPRESA',
  'EXEMPT_OTHER',
  'IVA_GENERAL',
  'PARTICULAR',
] as const satisfies readonly TaxProfile[];