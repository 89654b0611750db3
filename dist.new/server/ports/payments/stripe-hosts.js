/** Where the browser loads Stripe's card form from, by the directive of a page's policy. */
export const STRIPE_HOSTS = {
    scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    imgSrc: ['https://*.stripe.com'],
    connectSrc: ['https://api.stripe.com'],
};
//# sourceMappingURL=stripe-hosts.js.map