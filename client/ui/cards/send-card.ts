import { fromWire, RequestFailed } from '../../apollo/app-error';
import { currentLanguage } from '../../i18n/setup';

/** A card in the provider's format. */
export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
  holder: string;
}

const NO_PROVIDER = { code: 'PAYMENT_UNAVAILABLE' as const, params: {}, fields: [] };

/** Sends a card to the payment provider, never to our own API, and returns its id. Throws RequestFailed. */
export async function sendCard(card: Card): Promise<string> {
  const answer = await fetch('/sandbox-payments/payment-methods', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify(card),
  }).catch(() => {
    throw new RequestFailed({ ...NO_PROVIDER, code: 'NETWORK' });
  });
  const body = (await answer.json().catch(() => null)) as { id?: string; errors?: [] } | null;
  if (body?.id) return body.id;
  throw new RequestFailed(body?.errors ? fromWire(body.errors) : NO_PROVIDER);
}
