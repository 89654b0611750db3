import type { WaitingState } from '../schema';

export const WaitingStateValues = [
  'MISSED',
  'OFFERED',
  'WAITING',
] as const satisfies readonly WaitingState[];