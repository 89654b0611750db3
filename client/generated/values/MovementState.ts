import type { MovementState } from '../schema';

export const MovementStateValues = [
  'CANCELLED',
  'DONE',
  'FAILED',
  'OPEN',
  'TAKEN_BACK',
] as const satisfies readonly MovementState[];