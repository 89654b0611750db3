import type { SpacePart } from '../schema';

export const SpacePartValues = [
  'ACCESS',
  'ADDRESS',
  'DESCRIPTION',
  'GOODS',
  'PHOTOS',
  'PRICE',
  'TERMS',
  'TITLE',
  'TYPE',
] as const satisfies readonly SpacePart[];