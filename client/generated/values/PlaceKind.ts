import type { PlaceKind } from '../schema';

export const PlaceKindValues = [
  'ADDRESS',
  'CITY',
  'DISTRICT',
  'NEIGHBOURHOOD',
  'POSTAL_CODE',
  'PROVINCE',
] as const satisfies readonly PlaceKind[];