import type { PaymentState } from '../../../ports/payments/payment-records.js';

/** The provider's final answer about a payment. */
export interface PaymentAnswer {
  /** Null when the provider never created it. */
  readonly ref: string | null;
  readonly status: 'action_required' | 'authorized' | 'captured' | 'void' | 'failed';
  readonly actionUrl: string | null;
  /** When the bank confirmed; null when it has not, or the time is unknown. */
  readonly authorizedAt: Date | null;
  readonly methodBrand: string | null;
  readonly methodLast4: string | null;
  /** The provider's reason, also for a call that it does not accept, or ours: `never_sent`, `payment_method_unknown`, `mandate_withdrawn`. */
  readonly failureCode: string | null;
}

/** An answer of the provider; null while there is none: nothing was confirmed, or the bank has not finished. */
export function answerOf(state: PaymentState): PaymentAnswer | null {
  const { status, ref, actionUrl, authorizedAt, methodBrand, methodLast4, failure } = state;
  if (status === 'created' || status === 'processing') return null;
  return { ref, status, actionUrl, authorizedAt, methodBrand, methodLast4, failureCode: failure?.code ?? null };
}

/** Why a charge was not even attempted: the renter pays by hand. */
export const MANDATE_WITHDRAWN = 'mandate_withdrawn';

/** No money was authorized, for a reason of ours. */
export function notSent(
  ref: string | null,
  failureCode: 'never_sent' | 'payment_method_unknown' | typeof MANDATE_WITHDRAWN,
): PaymentAnswer {
  return notAccepted(ref, failureCode);
}

/** The provider does not accept the call, so no money moved. */
export function notAccepted(ref: string | null, failureCode: string): PaymentAnswer {
  return {
    ref,
    status: 'failed',
    actionUrl: null,
    authorizedAt: null,
    methodBrand: null,
    methodLast4: null,
    failureCode,
  };
}
