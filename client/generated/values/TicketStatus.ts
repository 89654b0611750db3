import type { TicketStatus } from '../schema';

export const TicketStatusValues = [
  'CLOSED',
  'OPEN',
  'RESOLVED',
  'WAITING_STAFF',
  'WAITING_USER',
] as const satisfies readonly TicketStatus[];