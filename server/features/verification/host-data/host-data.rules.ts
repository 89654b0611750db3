import { DAY_MS } from '../../../core/values/durations.js';
import { MissingHostData } from './host-data.enums.js';

/** The second request comes a month after the first, and a month later the spaces are hidden (product decisions, P8). */
const STEP_MS = 30 * DAY_MS;

/** The progress of a request. */
export interface AskedSoFar {
  readonly askedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly unlistedAt: Date | null;
}

export type HostDataStep = 'ask' | 'remind' | 'unlist';

/** The next step for a host with missing details; null when nothing is due. */
export function nextStep({ askedAt, remindedAt, unlistedAt }: AskedSoFar, now: Date): HostDataStep | null {
  if (unlistedAt) return null;
  if (!askedAt) return 'ask';
  const isOver = now.getTime() >= (remindedAt ?? askedAt).getTime() + STEP_MS;
  if (!isOver) return null;
  return remindedAt ? 'unlist' : 'remind';
}

/** When the spaces will be hidden; two months from now for a host who was not asked yet. */
export function dueAt({ askedAt, remindedAt }: AskedSoFar, now: Date): Date {
  const [since, steps] = remindedAt ? [remindedAt, 1] : [askedAt ?? now, 2];
  return new Date(since.getTime() + steps * STEP_MS);
}

/** The details that a host has provided. */
export interface HostRecord {
  readonly isTrader: boolean | null;
  readonly hasTaxDetails: boolean;
  readonly hasPayoutAccount: boolean;
}

/** The requirements of the installation. */
interface Demands {
  readonly requireIdentity: boolean;
  readonly requirePayoutAccount: boolean;
}

/** The missing details, the most urgent first. */
export function missingData(host: HostRecord, { requireIdentity, requirePayoutAccount }: Demands): MissingHostData[] {
  const own = host.isTrader ? MissingHostData.TRADER_DETAILS : MissingHostData.TAX_DETAILS;
  return [
    ...((requireIdentity || requirePayoutAccount) && !host.hasTaxDetails ? [own] : []),
    ...(requirePayoutAccount && !host.hasPayoutAccount ? [MissingHostData.PAYOUT_ACCOUNT] : []),
  ];
}
