import type { TicketSource } from '../schema';

export const TicketSourceValues = [
  'CONTACT',
  'MAIL',
  'WEB',
] as const satisfies readonly TicketSource[];