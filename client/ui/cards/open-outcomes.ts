/* After these the outcome of a payment is not known. */
const OPEN: readonly string[] = ['NETWORK', 'SERVICE_UNAVAILABLE', 'IDEMPOTENCY_IN_PROGRESS', 'PAYMENT_UNAVAILABLE'];

/** Whether a payment that failed so may have happened: the same try is made again under its key. */
export const isOutcomeOpen = (code: string): boolean => OPEN.includes(code);
