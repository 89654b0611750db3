import type { ProtectionPlan } from '../schema';

export const ProtectionPlanValues = [
  'BASIC',
  'MAXIMA',
  'PLUS',
] as const satisfies readonly ProtectionPlan[];