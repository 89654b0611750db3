import type { Config } from '../config.js';
import type { Clock } from '../core/clock.js';
import { noPayments } from './payments/no-payments.js';
import { paymentProviders, type PaymentProviders } from './payments/payment-providers.js';
import { StripePayments } from './payments/stripe-payments.js';
import type { PaymentSandbox } from './sandbox/payment-sandbox.js';

/** Stripe if its keys are configured, else the sandbox in demos; a demo's own payments stay with the sandbox either way. */
export function createPayments(config: Config, clock: Clock, sandbox: PaymentSandbox | null): PaymentProviders {
  const own = sandbox && new StripePayments(sandbox.connection);
  const { stripe } = config;
  if (!stripe) return paymentProviders(own ?? noPayments());
  const live = new StripePayments({
    name: 'stripe',
    cardForm: { kind: 'stripe', publishableKey: stripe.publishableKey },
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    apiBase: null,
    clock,
  });
  return own ? paymentProviders(live, own) : paymentProviders(live);
}
