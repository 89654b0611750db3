/** What happens to tickets, for others to react to. */
export const TicketEventType = {
    RECEIVED: 'ticket.received',
    ANSWERED: 'ticket.answered',
    RESOLVED: 'ticket.resolved',
    /** The requester wrote again. */
    WRITTEN: 'ticket.written',
    REOPENED: 'ticket.reopened',
    CLOSED: 'ticket.closed',
};
//# sourceMappingURL=ticket.events.js.map