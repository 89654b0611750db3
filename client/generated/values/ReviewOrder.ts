import type { ReviewOrder } from '../schema';

export const ReviewOrderValues = [
  'HIGHEST',
  'LOWEST',
  'MOST_USEFUL',
  'NEWEST',
] as const satisfies readonly ReviewOrder[];