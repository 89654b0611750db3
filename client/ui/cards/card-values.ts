import * as z from 'zod/mini';
import type { FieldProblemCode } from '../../generated/schema';
import { readExpiry } from './card-text';
import { sendCard } from './send-card';

/* Only what is missing: what is wrong is the provider's to say. Messages are the server's own codes. */
const code = (value: FieldProblemCode) => ({ message: value });

/** A new card as it is typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

/** A new card in the provider's own fields, which this page cannot read. */
export interface ProviderCard {
  /** Rises with every change there, so that another card is another try. */
  revision: number;
  /** Has the provider keep it; answers its id. Throws RequestFailed. */
  create: () => Promise<string>;
}

/** A card to pay with: a saved one by its id, or (`cardId` empty) the provider's, or else the one that is typed. */
export interface CardValues extends TypedCard {
  cardId: string;
  providerCard: ProviderCard | null;
}

/** The fields of a typed card, in the order of the form. */
export const CARD_FIELDS = ['number', 'expiry', 'cvc', 'holder'] as const satisfies readonly (keyof TypedCard)[];

/** Nothing typed; `cardId` is the saved card that is chosen. */
export const emptyCard = (cardId = ''): CardValues => ({
  cardId,
  providerCard: null,
  number: '',
  expiry: '',
  cvc: '',
  holder: '',
});

/** Whether the card is typed into our own fields, which are then checked. */
export const isTyped = ({ cardId, providerCard }: Pick<CardValues, 'cardId' | 'providerCard'>): boolean =>
  cardId === '' && providerCard === null;

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

/** Gives the new card to the payment provider; answers its id for it. Throws RequestFailed. */
export function createCard({ providerCard, number, cvc, holder, expiry }: CardValues): Promise<string> {
  if (providerCard) return providerCard.create();
  const { expMonth, expYear } = readExpiry(expiry) ?? { expMonth: Number.NaN, expYear: Number.NaN };
  return sendCard({ number, cvc, holder, expMonth, expYear });
}

/** The field of the form that a problem of the provider's belongs to. */
export const cardFieldOf = (path: string): keyof TypedCard | undefined =>
  path === 'expMonth' ? 'expiry' : CARD_FIELDS.find((field) => field === path);
