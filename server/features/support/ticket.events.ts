import type { DomainEvent } from '../../core/events/event-types.js';

/** What happens to tickets, for others to react to. */
export const TicketEventType = {
  RECEIVED: 'ticket.received',
  ANSWERED: 'ticket.answered',
  RESOLVED: 'ticket.resolved',
  /** The requester wrote again. */
  WRITTEN: 'ticket.written',
  REOPENED: 'ticket.reopened',
  CLOSED: 'ticket.closed',
} as const;

export type TicketEventName = (typeof TicketEventType)[keyof typeof TicketEventType];

/** The message is the one that caused it; null for what the clock did. */
export type TicketEvent = DomainEvent<
  TicketEventName,
  { readonly ticketId: string; readonly userId: string | null; readonly messageId: string | null }
>;
