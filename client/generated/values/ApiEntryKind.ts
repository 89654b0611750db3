import type { ApiEntryKind } from '../schema';

export const ApiEntryKindValues = [
  'MUTATION',
  'QUERY',
  'SUBSCRIPTION',
  'TYPE',
] as const satisfies readonly ApiEntryKind[];