import type { ChangeKind } from '../schema';

export const ChangeKindValues = [
  'INSERTED',
  'UPDATED',
] as const satisfies readonly ChangeKind[];