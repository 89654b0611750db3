import Stripe from 'stripe';
import { ProviderError } from './provider-error.js';

const { errors } = Stripe;

/** Codes of valid calls that come at the wrong moment. */
const BUSY: ReadonlySet<string> = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit']);

/** Converts an error of Stripe's library to ours. */
export function providerErrorOf(error: unknown): ProviderError {
  if (!(error instanceof errors.StripeError))
    return new ProviderError('blocked', 'unexpected', 'the payment provider was called wrongly', { cause: error });
  const code = codeOf(error);
  const isLater =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAPIError ||
    error.statusCode === 409 ||
    error.statusCode === 429 ||
    BUSY.has(code);
  if (isLater) return new ProviderError('retry_later', code, error.message, { cause: error });
  if (isCardError(error)) return new ProviderError('declined', code, error.message, { cause: error });
  return new ProviderError(isBlocked(error) ? 'blocked' : 'our_fault', code, error.message, { cause: error });
}

/** Our key is wrong or may not do this; access that one account has withdrawn says nothing about the others. */
function isBlocked(error: Stripe.errors.StripeError): boolean {
  return (error.statusCode === 401 || error.statusCode === 403) && error.code !== 'account_invalid';
}

function codeOf(error: Stripe.errors.StripeError): string {
  if (error instanceof errors.StripeConnectionError)
    return /timed? ?out|timeout|aborted due to/i.test(error.message) ? 'timeout' : 'unreachable';
  if (error instanceof errors.StripeRateLimitError) return 'rate_limit';
  return error.code ?? (error instanceof errors.StripeAPIError ? 'provider_error' : error.type);
}

/** A card was declined: the outcome is known. */
export function isCardError(error: unknown): error is Stripe.errors.StripeCardError {
  return error instanceof errors.StripeCardError;
}

/** The intent is past the state that the call is for, so its current state is the answer. */
export function isPastState(error: unknown): boolean {
  return (
    error instanceof errors.StripeError &&
    (error.code === 'payment_intent_unexpected_state' || error.code === 'charge_expired_for_capture')
  );
}

/** The same call, or one about the same object, is in progress: its answer will soon be stored under the key. */
export function isUnderWay(error: unknown): boolean {
  return (
    error instanceof errors.StripeError && (error.code === 'idempotency_key_in_use' || error.code === 'lock_timeout')
  );
}

/** The object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeError && error.code === 'resource_missing';
}

/** A refund that this payment can never have. */
export function isRefundRefused(error: unknown): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError &&
    error.statusCode === 400 &&
    error.code !== 'idempotency_key_in_use' &&
    error.code !== 'lock_timeout'
  );
}

/** The code of a Stripe error. */
export function failureCodeOf(error: unknown): string {
  return error instanceof errors.StripeError ? (error.code ?? 'refused') : 'refused';
}
