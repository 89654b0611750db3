/**
 * `retry_later`: busy, unresponsive or unreachable, the outcome is unknown; `our_fault`: this call is invalid for good, and nothing was done;
 * `declined`: a bank declined the card, and nothing was done;
 * `blocked`: no call can work until we mend something, such as an expired key, and the outcome counts as unknown.
 */
export type ProviderErrorKind = 'retry_later' | 'our_fault' | 'declined' | 'blocked';

/** A failed call with an unknown outcome for the money. */
export class ProviderError extends Error {
  constructor(
    readonly kind: ProviderErrorKind,
    /** The provider's reason, such as `rate_limit`, `timeout` or `resource_missing`. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderError';
  }
}

/** A webhook that the provider did not sign, or signed too long ago. */
export class ForgedEventError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ForgedEventError';
  }
}
