import type { TicketAuthor } from '../schema';

export const TicketAuthorValues = [
  'REQUESTER',
  'STAFF',
  'SYSTEM',
] as const satisfies readonly TicketAuthor[];