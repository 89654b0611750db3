/** What happens to pay-outs, for others to react to. */
export const PayoutEventType = {
    SENT: 'payout.sent',
    FAILED: 'payout.failed',
    /** Money waits for a host whose account for pay-outs is not complete. */
    ACCOUNT_NEEDED: 'payout.account_needed',
    /** The provider wants more of a host whose account was complete: nothing is paid out meanwhile. */
    ACCOUNT_RESTRICTED: 'payout.account_restricted',
};
//# sourceMappingURL=payout.events.js.map