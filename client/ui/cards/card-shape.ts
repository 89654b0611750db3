import * as z from 'zod/mini';
import type { FieldProblemCode } from '../../generated/schema';
import { readExpiry } from './card-text';
import type { ProviderCard } from './card-values';

/* Only what is missing: what is wrong is the provider's to say. Messages are the server's own codes. */
const code = (value: FieldProblemCode) => ({ message: value });

const chosen = { cardId: z.string(), providerCard: z.custom<ProviderCard | null>() };

/** The checks of a typed card; the words for an unfinished expiry come along, as the server has no code for it. */
export const cardShape = (expiryIncomplete: string) => ({
  ...chosen,
  number: z.string().check(z.regex(/\d/, code('CARD_NUMBER_INVALID'))),
  expiry: z.string().check(z.refine((text) => readExpiry(text) !== null, expiryIncomplete)),
  cvc: z.string().check(z.regex(/\d/, code('CARD_CVC_INVALID'))),
  holder: z.string().check(z.trim(), z.minLength(1, code('CARD_HOLDER_REQUIRED'))),
});

/** The same fields unchecked: a saved card is chosen, or the provider asks for a new one. */
export const anyCardShape = { ...chosen, number: z.string(), expiry: z.string(), cvc: z.string(), holder: z.string() };
