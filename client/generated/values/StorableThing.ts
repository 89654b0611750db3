import type { StorableThing } from '../schema';

export const StorableThingValues = [
  'ARMCHAIR',
  'BED',
  'BICYCLE',
  'BOARD',
  'BOX',
  'CAR',
  'CHAIR',
  'CHEST',
  'FRIDGE',
  'MOTORBIKE',
  'PALLET',
  'SHELF',
  'SOFA',
  'SUITCASE',
  'TABLE',
  'TELEVISION',
  'TOOLS',
  'WARDROBE',
  'WASHER',
] as const satisfies readonly StorableThing[];