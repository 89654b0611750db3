import type { SpaceType } from '../schema';

export const SpaceTypeValues = [
  'GARAGE',
  'OTHER',
  'ROOM',
  'SHOP',
  'STORAGE',
  'WAREHOUSE',
] as const satisfies readonly SpaceType[];