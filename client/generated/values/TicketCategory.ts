import type { TicketCategory } from '../schema';

export const TicketCategoryValues = [
  'ACCESS',
  'ACCOUNT',
  'BOOKING',
  'DAMAGE',
  'OTHER',
  'PAYMENT',
  'PERSONAL_DATA',
  'REFUND',
  'REPORT',
  'SPACE',
  'VERIFICATION',
] as const satisfies readonly TicketCategory[];