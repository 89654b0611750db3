import type { GoodsCategory } from '../schema';

export const GoodsCategoryValues = [
  'APPLIANCES',
  'BICYCLES',
  'BOOKS_DOCUMENTS',
  'BOXES',
  'CLOTHES',
  'FURNITURE',
  'SPORTS',
  'STOCK',
  'TOOLS',
  'VEHICLES',
] as const satisfies readonly GoodsCategory[];