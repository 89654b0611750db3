import type { PersonState } from '../schema';

export const PersonStateValues = [
  'ACTIVE',
  'BANNED',
  'ERASED',
  'LIMITED',
  'SUSPENDED',
] as const satisfies readonly PersonState[];