/** The hosts of Stripe's card form, by directive of a page's content security policy. */
export const STRIPE_HOSTS = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  imgSrc: ['https://*.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
} as const;
