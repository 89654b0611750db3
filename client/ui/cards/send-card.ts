import { failedWith, fromWire, RequestFailed } from '../../apollo/app-error';
import { currentLanguage } from '../../i18n/setup';

/** A card in the provider's format. */
export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
  holder: string;
}

/** Sends a card to the payment provider, never to our own API, and returns its id. Throws RequestFailed. */
export async function sendCard(card: Card): Promise<string> {
  const answer = await fetch('/sandbox-payments/payment-methods', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify(card),
  }).catch(() => {
    throw failedWith('NETWORK');
  });
  const body = (await answer.json().catch(() => null)) as { id?: string; errors?: [] } | null;
  if (body?.id) return body.id;
  throw body?.errors ? new RequestFailed(fromWire(body.errors)) : failedWith('PAYMENT_UNAVAILABLE');
}
