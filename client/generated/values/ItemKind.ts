import type { ItemKind } from '../schema';

export const ItemKindValues = [
  'ART',
  'CASH_OR_JEWELS',
  'DOCUMENTS_OR_DATA',
  'GENERAL',
  'VEHICLE',
] as const satisfies readonly ItemKind[];