import { MissingHostData } from './host-data-codes.js';

/** A month after the first request comes the second, and a month after that the spaces are not shown (product decisions, P8). */
const STEP_MS = 30 * 86_400_000;

/** How far somebody was asked. */
export interface AskedSoFar {
  readonly askedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly unlistedAt: Date | null;
}

export type HostDataStep = 'ask' | 'remind' | 'unlist';

/** What is due now for a host who lacks something; null: nothing. */
export function nextStep({ askedAt, remindedAt, unlistedAt }: AskedSoFar, now: Date): HostDataStep | null {
  if (unlistedAt) return null;
  if (!askedAt) return 'ask';
  const isOver = now.getTime() >= (remindedAt ?? askedAt).getTime() + STEP_MS;
  if (!isOver) return null;
  return remindedAt ? 'unlist' : 'remind';
}

/** From when on the spaces are not shown; two months from now for somebody who was not asked yet. */
export function dueAt({ askedAt, remindedAt }: AskedSoFar, now: Date): Date {
  const [since, steps] = remindedAt ? [remindedAt, 1] : [askedAt ?? now, 2];
  return new Date(since.getTime() + steps * STEP_MS);
}

/** What a host has. */
export interface HostRecord {
  readonly isTrader: boolean | null;
  readonly hasTaxDetails: boolean;
  readonly hasPayoutAccount: boolean;
}

/** What the installation asks of its hosts. */
interface Demands {
  readonly requireIdentity: boolean;
  readonly requirePayoutAccount: boolean;
}

/** What is missing, the most urgent first. */
export function missingData(host: HostRecord, { requireIdentity, requirePayoutAccount }: Demands): MissingHostData[] {
  const own = host.isTrader ? MissingHostData.TRADER_DETAILS : MissingHostData.TAX_DETAILS;
  return [
    ...((requireIdentity || requirePayoutAccount) && !host.hasTaxDetails ? [own] : []),
    ...(requirePayoutAccount && !host.hasPayoutAccount ? [MissingHostData.PAYOUT_ACCOUNT] : []),
  ];
}
