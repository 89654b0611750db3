/** What happens to the charge of a deposit, for others to react to. */
export const DepositEventType = { CHARGED: 'deposit.charged', FAILED: 'deposit.charge_failed' };
//# sourceMappingURL=deposit.events.js.map