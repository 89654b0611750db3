/** What happens to billing cycles, for others to react to. */
export const BillingEventType = {
    /** The charge is three days away. */
    ANNOUNCED: 'cycle.announced',
    /** Its day has come: the receivable is booked and the card is charged. */
    DUE: 'cycle.due',
    PAID: 'cycle.paid',
    /** A try was refused; `tries`: how many so far. */
    CHARGE_FAILED: 'cycle.charge_failed',
    /** Refused for days. */
    PAST_DUE: 'cycle.past_due',
    /** The renter is formally asked to pay within 15 days. */
    FORMAL_NOTICE: 'cycle.formal_notice',
    /** Unpaid since the formal notice: the staff may end the rental. */
    TERMINABLE: 'cycle.terminable',
    /** Owed for a month. */
    IN_RECOVERY: 'cycle.in_recovery',
    /** Owed for two months: the staff list what is left in the space. */
    ABANDONED: 'cycle.abandoned',
};
//# sourceMappingURL=billing.events.js.map