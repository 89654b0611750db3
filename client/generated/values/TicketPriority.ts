import type { TicketPriority } from '../schema';

export const TicketPriorityValues = [
  'NORMAL',
  'URGENT',
] as const satisfies readonly TicketPriority[];