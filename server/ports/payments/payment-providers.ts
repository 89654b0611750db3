import type { PaymentsPort } from './payments.js';
import { ProviderError } from './provider-error.js';

/** The configured payment providers: one takes new payments, the others keep their existing ones. */
export interface PaymentProviders {
  /** For new customers, payments and accounts. */
  readonly current: PaymentsPort;
  /** The current one first. */
  readonly all: readonly PaymentsPort[];
  /** The provider of a stored reference; one that is no longer configured answers no call. */
  named(name: string): PaymentsPort;
}

/** Creates a registry of adapters, the first of which is the current one. */
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
