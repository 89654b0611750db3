import type { ApiChangeKind } from '../schema';

export const ApiChangeKindValues = [
  'CHANGED',
  'FIXED',
  'NEW',
  'RETIRED',
] as const satisfies readonly ApiChangeKind[];