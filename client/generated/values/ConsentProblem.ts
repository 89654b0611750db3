import type { ConsentProblem } from '../schema';

export const ConsentProblemValues = [
  'APP_UNKNOWN',
  'REDIRECT_UNKNOWN',
] as const satisfies readonly ConsentProblem[];