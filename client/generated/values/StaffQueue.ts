import type { StaffQueue } from '../schema';

export const StaffQueueValues = [
  'CLAIMS',
  'DATA_REQUESTS',
  'MONEY',
  'REPORTS',
  'REVIEWS',
  'SPACES',
  'TICKETS',
  'VERIFICATIONS',
] as const satisfies readonly StaffQueue[];