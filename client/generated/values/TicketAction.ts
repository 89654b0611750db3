import type { TicketAction } from '../schema';

export const TicketActionValues = [
  'ANSWER',
  'ASSIGN',
  'NOTE',
  'RATE',
  'REOPEN',
  'WRITE',
] as const satisfies readonly TicketAction[];