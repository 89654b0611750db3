/** What happens to disputed charges, for others to react to. */
export const DisputeEventType = {
    OPENED: 'dispute.opened',
    /** The bank decided, either way: what was held for it is free. */
    DECIDED: 'dispute.decided',
};
//# sourceMappingURL=dispute.events.js.map