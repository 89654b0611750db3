import type { DataRequestOutcome } from '../schema';

export const DataRequestOutcomeValues = [
  'GRANTED',
  'REFUSED',
] as const satisfies readonly DataRequestOutcome[];