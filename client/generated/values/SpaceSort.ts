import type { SpaceSort } from '../schema';

export const SpaceSortValues = [
  'DISTANCE',
  'NEWEST',
  'PRICE',
  'PRICE_PER_M2',
  'RECOMMENDED',
  'SIZE',
] as const satisfies readonly SpaceSort[];