import type { ApiMode } from '../schema';

export const ApiModeValues = [
  'LIVE',
  'TEST',
] as const satisfies readonly ApiMode[];