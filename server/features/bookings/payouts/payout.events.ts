/** Events of payouts, for other features to consume. */
export const PayoutEventType = {
  SENT: 'payout.sent',
  FAILED: 'payout.failed',
  /** Money waits for a host whose payout account is not complete. */
  ACCOUNT_NEEDED: 'payout.account_needed',
  /** The provider requires more of a host whose account was complete: nothing is paid out meanwhile. */
  ACCOUNT_RESTRICTED: 'payout.account_restricted',
} as const;

export type PayoutEventName = (typeof PayoutEventType)[keyof typeof PayoutEventType];
