import type { PaymentsPort } from './payments.js';
import { ProviderError } from './provider-error.js';

/** The payment providers that are set up: one takes new payments, the others keep what they have. */
export interface PaymentProviders {
  /** For new customers, payments and accounts. */
  readonly current: PaymentsPort;
  /** The current one first. */
  readonly all: readonly PaymentsPort[];
  /** The one that gave a stored reference; a provider that is not set up any more answers no call. */
  named(name: string): PaymentsPort;
}

/** A registry of adapters, the first of which is the current one. */
export function paymentProviders(current: PaymentsPort, ...others: readonly PaymentsPort[]): PaymentProviders {
  const all = [current, ...others];
  return {
    current,
    all,
    named: (name) => {
      const found = all.find((provider) => provider.name === name);
      if (!found)
        throw new ProviderError('retry_later', 'provider_missing', `the payment provider ${name} is not set up`);
      return found;
    },
  };
}
