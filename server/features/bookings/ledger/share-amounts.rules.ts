import { divideRounded, type Cents } from '../../../core/values/money.js';

const BPS = 10_000;

/**
 * The rent behind a host's share, or behind a part of it: shares are split by the agreed amounts of the period, and by the agreed
 * commission where nothing of the period is left.
 */
export function rentOfShare(
  netCents: Cents,
  { rentCents, hostNetCents }: { readonly rentCents: Cents; readonly hostNetCents: Cents },
  commissionBps: number,
): Cents {
  if (hostNetCents === 0) return divideRounded(netCents * BPS, BPS - commissionBps);
  return divideRounded(netCents * rentCents, hostNetCents);
}
