import { noPayments } from './payments/no-payments.js';
import { paymentProviders } from './payments/payment-providers.js';
import { StripePayments } from './payments/stripe-payments.js';
/** Stripe where its keys are set, else the sandbox of demos; a demo's own payments stay with the sandbox either way. */
export function createPayments(config, clock, sandbox) {
    const own = sandbox && new StripePayments(sandbox.connection);
    const { stripe } = config;
    if (!stripe)
        return paymentProviders(own ?? noPayments());
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
//# sourceMappingURL=create-payments.js.map