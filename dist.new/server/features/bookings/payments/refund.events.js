/** What happens to refunds, for others to react to. */
export const RefundEventType = {
    DONE: 'refund.done',
    /** Refused by the provider, or sent back by the bank. */
    FAILED: 'refund.failed',
};
//# sourceMappingURL=refund.events.js.map