import type { DomainEvent } from '../../core/events/event-types.js';

/** Events of tickets, for other features to consume. */
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

/** The message that caused it; null for automatic changes. */
export type TicketEvent = DomainEvent<
  TicketEventName,
  {
    readonly ticketId: string;
    readonly userId: string | null;
    readonly messageId: string | null;
    /** Of a new ticket: its requester's address has had its receipts of this hour. */
    readonly isUnmailed?: boolean;
  }
>;
