/* Error codes after which the result of a payment is unknown. */
const OPEN: readonly string[] = ['NETWORK', 'SERVICE_UNAVAILABLE', 'IDEMPOTENCY_IN_PROGRESS', 'PAYMENT_UNAVAILABLE'];

/** Whether a failed payment may have been executed: it is retried with the same key. */
export const isOutcomeOpen = (code: string): boolean => OPEN.includes(code);
