import { ProviderError } from './provider-error.js';
/** A registry of adapters, the first of which is the current one. */
export function paymentProviders(current, ...others) {
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
//# sourceMappingURL=payment-providers.js.map