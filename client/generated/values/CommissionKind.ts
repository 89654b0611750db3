import type { CommissionKind } from '../schema';

export const CommissionKindValues = [
  'LAUNCH',
  'PROFESSIONAL',
  'USUAL',
] as const satisfies readonly CommissionKind[];