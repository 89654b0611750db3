/** `retry_later`: busy, silent or unreachable, the outcome is unknown; `our_fault`: the call is wrong and stays wrong. */
export type ProviderErrorKind = 'retry_later' | 'our_fault';

/** A call that says nothing about the money. */
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
