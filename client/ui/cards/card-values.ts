import { readExpiry } from './card-text';
import { sendCard } from './send-card';

/** A new card as typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

/** A new card in the provider's own fields, which this page cannot read. */
export interface ProviderCard {
  /** Increases with every change there, so that another card is another attempt. */
  revision: number;
  /** Stores it with the provider; returns its id. Throws RequestFailed. */
  create: () => Promise<string>;
}

/** A card to pay with: a saved one by its id, or (`cardId` empty) the provider's, or else the typed one. */
export interface CardValues extends TypedCard {
  cardId: string;
  providerCard: ProviderCard | null;
}

/** The fields of a typed card, in the order of the form. */
export const CARD_FIELDS = ['number', 'expiry', 'cvc', 'holder'] as const satisfies readonly (keyof TypedCard)[];

/** Nothing typed; `cardId` is the chosen saved card. */
export const emptyCard = (cardId = ''): CardValues => ({
  cardId,
  providerCard: null,
  number: '',
  expiry: '',
  cvc: '',
  holder: '',
});

/** Whether the card is typed into our own fields, which are then validated. */
export const isTyped = ({ cardId, providerCard }: Pick<CardValues, 'cardId' | 'providerCard'>): boolean =>
  cardId === '' && providerCard === null;

/** Stores the new card with the payment provider; returns its id. Throws RequestFailed. */
export function createCard({ providerCard, number, cvc, holder, expiry }: CardValues): Promise<string> {
  if (providerCard) return providerCard.create();
  const { expMonth, expYear } = readExpiry(expiry) ?? { expMonth: Number.NaN, expYear: Number.NaN };
  return sendCard({ number, cvc, holder, expMonth, expYear });
}

/** The form field of a provider's error. */
export const cardFieldOf = (path: string): keyof TypedCard | undefined =>
  path === 'expMonth' ? 'expiry' : CARD_FIELDS.find((field) => field === path);
