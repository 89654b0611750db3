import type { DataRequestKind } from '../schema';

export const DataRequestKindValues = [
  'OBJECT',
  'RESTRICT',
] as const satisfies readonly DataRequestKind[];