import { divideRounded, type Cents } from '../../../core/values/money.js';

/** The rent behind a host's share, or behind a part of it: shares are split by the agreed amounts of the period. */
export function rentOfShare(
  netCents: Cents,
  { rentCents, hostNetCents }: { readonly rentCents: Cents; readonly hostNetCents: Cents },
): Cents {
  return hostNetCents === 0 ? netCents : divideRounded(netCents * rentCents, hostNetCents);
}
