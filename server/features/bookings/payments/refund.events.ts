/** Events of refunds, for other features to consume. */
export const RefundEventType = {
  DONE: 'refund.done',
  /** Refused by the provider, or returned by the bank. */
  FAILED: 'refund.failed',
} as const;

export type RefundEventName = (typeof RefundEventType)[keyof typeof RefundEventType];
