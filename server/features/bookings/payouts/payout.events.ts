/** What happens to pay-outs, for others to react to. */
export const PayoutEventType = {
  SENT: 'payout.sent',
  FAILED: 'payout.failed',
  /** Money waits for a host whose account for pay-outs is not complete. */
  ACCOUNT_NEEDED: 'payout.account_needed',
} as const;

export type PayoutEventName = (typeof PayoutEventType)[keyof typeof PayoutEventType];
