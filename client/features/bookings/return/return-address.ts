import type { ReturnToAppInput } from '../../../generated/graphql';

/** What the address says of the app that prepared the booking; the server writes these keys (`checkoutUrl`). */
const KEYS = ['app', 'return', 'state'] as const;

/** Only these keys of an address, to carry them on to the next page. */
export function returnKeys(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const key of KEYS) {
    const value = params.get(key);
    if (value) kept.set(key, value);
  }
  return kept;
}

/** The app's question about a booking; null when nobody prepared it. */
export function returnInput(params: URLSearchParams, bookingId: string | null): ReturnToAppInput | null {
  const connectedAppId = params.get('app');
  return connectedAppId
    ? { connectedAppId, bookingId, returnUri: params.get('return'), state: params.get('state') }
    : null;
}
