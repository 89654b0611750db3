/** Events of deposit charges, for other features to consume. */
export const DepositEventType = { CHARGED: 'deposit.charged', FAILED: 'deposit.charge_failed' } as const;
