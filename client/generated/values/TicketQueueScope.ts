import type { TicketQueueScope } from '../schema';

export const TicketQueueScopeValues = [
  'ALL',
  'DONE',
  'MINE',
  'UNASSIGNED',
] as const satisfies readonly TicketQueueScope[];