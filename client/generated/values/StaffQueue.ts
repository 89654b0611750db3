import type { StaffQueue } from '../schema';

export const StaffQueueValues = [
  'CLAIMS',
  'DATA_REQUESTS',
  'IDENTITIES',
  'MONEY',
  'REPORTS',
  'REVIEWS',
  'SPACES',
  'SPACE_DOCUMENTS',
  'TERMINATED_STAYS',
  'TICKETS',
] as const satisfies readonly StaffQueue[];