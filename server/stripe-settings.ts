import { z } from 'zod';

/** The keys of a Stripe account. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
}

/** A Stripe key, test or live; restricted secret keys begin with `rk`. */
export function stripeKey(kind: 'sk' | 'pk', example: string) {
  return z.string().regex(kind === 'sk' ? /^[sr]k_(test|live)_\w{8,}$/ : /^pk_(test|live)_\w{8,}$/, example);
}

const STRIPE_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const;

type StripeValues = { readonly [Name in (typeof STRIPE_SETTINGS)[number]]: string | null };

/** The keys, if configured. */
export function stripeKeys(all: StripeValues): StripeKeys | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
  } = all;
  return secretKey !== null && webhookSecret !== null && publishableKey !== null
    ? { secretKey, webhookSecret, publishableKey }
    : null;
}

/** All three keys or none, and of one kind: mixing test and live keys would charge nobody, or everybody. */
export function stripeProblems(all: StripeValues): string[] {
  const absent = STRIPE_SETTINGS.filter((name) => all[name] === null);
  if (absent.length === STRIPE_SETTINGS.length) return [];
  if (absent.length > 0)
    return [`${absent.join(', ')}: expected beside the other keys of Stripe; set all three or none`];
  const modeOf = (key: string | null): string | undefined => key?.split('_')[1];
  const isOneMode = modeOf(all.STRIPE_SECRET_KEY) === modeOf(all.STRIPE_PUBLISHABLE_KEY);
  return isOneMode
    ? []
    : ['STRIPE_PUBLISHABLE_KEY: expected a key of the same mode, test or live, as STRIPE_SECRET_KEY'];
}
