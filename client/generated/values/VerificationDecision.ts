import type { VerificationDecision } from '../schema';

export const VerificationDecisionValues = [
  'APPROVE',
  'REJECT',
] as const satisfies readonly VerificationDecision[];