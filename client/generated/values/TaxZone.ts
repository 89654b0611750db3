import type { TaxZone } from '../schema';

export const TaxZoneValues = [
  'CANARIES',
  'CEUTA_MELILLA',
  'PENINSULA',
] as const satisfies readonly TaxZone[];