import type { CardUse } from '../schema';

export const CardUseValues = [
  'CHARGED',
  'NOT_ALLOWED',
  'PAUSED',
] as const satisfies readonly CardUse[];