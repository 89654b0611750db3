import type { ComplaintOutcome } from '../schema';

export const ComplaintOutcomeValues = [
  'CHANGED',
  'KEPT',
] as const satisfies readonly ComplaintOutcome[];