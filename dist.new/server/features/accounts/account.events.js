/** What happens to accounts, for others to react to. */
export const AccountEventType = {
    /** The staff suspended it. */
    SUSPENDED: 'account.suspended',
};
//# sourceMappingURL=account.events.js.map