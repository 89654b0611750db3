import * as z from 'zod/mini';
import { code } from '../../forms/problem-code';
import { readExpiry } from './card-text';
import type { ProviderCard } from './card-values';

/* Checks for missing values only; the provider validates the rest. Messages are the server's codes. */

const chosen = { cardId: z.string(), providerCard: z.custom<ProviderCard | null>() };

/** Checks of a typed card; the text for an incomplete expiry is passed in, as the server has no code for it. */
export const cardShape = (expiryIncomplete: string) => ({
  ...chosen,
  number: z.string().check(z.regex(/\d/, code('CARD_NUMBER_INVALID'))),
  expiry: z.string().check(z.refine((text) => readExpiry(text) !== null, expiryIncomplete)),
  cvc: z.string().check(z.regex(/\d/, code('CARD_CVC_INVALID'))),
  holder: z.string().check(z.trim(), z.minLength(1, code('CARD_HOLDER_REQUIRED'))),
});

/** The same fields unchecked: a saved card is chosen, or the provider has its own fields. */
export const anyCardShape = { ...chosen, number: z.string(), expiry: z.string(), cvc: z.string(), holder: z.string() };
