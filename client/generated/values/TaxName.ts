import type { TaxName } from '../schema';

export const TaxNameValues = [
  'IGIC',
  'IPSI',
  'IVA',
] as const satisfies readonly TaxName[];