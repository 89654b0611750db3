import type { ReturnToAppInput } from '../../../generated/graphql';

/** The parameters about the app that prepared the booking; the server writes them (`checkoutUrl`). */
const KEYS = ['app', 'return', 'state'] as const;

/** Keeps only these parameters of a URL, for the next page. */
export function returnKeys(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const key of KEYS) {
    const value = params.get(key);
    if (value) kept.set(key, value);
  }
  return kept;
}

/** The app's query for a booking; null when no app prepared it. */
export function returnInput(params: URLSearchParams, bookingId: string | null): ReturnToAppInput | null {
  const connectedAppId = params.get('app');
  return connectedAppId
    ? { connectedAppId, bookingId, returnUri: params.get('return'), state: params.get('state') }
    : null;
}
