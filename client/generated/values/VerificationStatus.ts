import type { VerificationStatus } from '../schema';

export const VerificationStatusValues = [
  'APPROVED',
  'EXPIRED',
  'IN_REVIEW',
  'NOT_STARTED',
  'PENDING',
  'REJECTED',
] as const satisfies readonly VerificationStatus[];