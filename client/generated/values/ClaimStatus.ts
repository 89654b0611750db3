import type { ClaimStatus } from '../schema';

export const ClaimStatusValues = [
  'AGREED',
  'APPEALED',
  'AWAITING_DATA',
  'AWAITING_OTHER',
  'CLOSED',
  'DECIDED',
  'IN_REVIEW',
  'PROPOSED',
  'SUBMITTED',
  'WITHDRAWN',
] as const satisfies readonly ClaimStatus[];