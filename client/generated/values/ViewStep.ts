import type { ViewStep } from '../schema';

export const ViewStepValues = [
  'PRICE',
  'SPACE',
] as const satisfies readonly ViewStep[];