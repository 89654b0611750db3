import type { RefundStatus } from '../schema';

export const RefundStatusValues = [
  'DONE',
  'FAILED',
  'PENDING',
  'WANTED',
] as const satisfies readonly RefundStatus[];