import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { sumCents, type Cents } from '../../../core/money.js';
import type { LedgerAccount } from './ledger-entry.entity.js';

/** One side of a posting: debit positive, credit negative. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amountCents: Cents;
}

export interface Posting {
  readonly memo: string;
  readonly bookingId: string;
  /** Null when no charge is behind it. */
  readonly paymentId: string | null;
  readonly entries: readonly LedgerEntry[];
}

/** The amounts of a charge that was taken. */
export interface TakenCharge {
  readonly rentCents: Cents;
  readonly renterFeeCents: Cents;
  readonly protectionCents: Cents;
  readonly ivaCents: Cents;
  readonly totalCents: Cents;
}

/**
 * A captured charge: the renter's money against what is held for the host (commission included, until the
 * pay-out splits it), our fee without its tax, and the tax.
 */
export function chargeEntries(charge: TakenCharge): LedgerEntry[] {
  const { rentCents, renterFeeCents, protectionCents, ivaCents, totalCents } = charge;
  const entries: LedgerEntry[] = [
    { account: 'renter_cash', amountCents: totalCents },
    { account: 'held', amountCents: -rentCents },
    { account: 'platform_fee', amountCents: -(renterFeeCents - ivaCents + protectionCents) },
    { account: 'iva_payable', amountCents: -ivaCents },
  ];
  return entries.filter(({ amountCents }) => amountCents !== 0);
}

/** A refund: the reverse of the charge's posting, against `refunded`. */
export function refundEntries(refund: TakenCharge): LedgerEntry[] {
  return chargeEntries(refund).map(({ account, amountCents }) => ({
    account: account === 'renter_cash' ? 'refunded' : account,
    amountCents: -amountCents,
  }));
}

/** A fee the host owes: reduces the payout, against our fee without its tax, and the tax. */
export function hostFeeEntries(feeCents: Cents, ivaCents: Cents): LedgerEntry[] {
  const entries: LedgerEntry[] = [
    { account: 'host_payable', amountCents: feeCents },
    { account: 'platform_fee', amountCents: -(feeCents - ivaCents) },
    { account: 'iva_payable', amountCents: -ivaCents },
  ];
  return entries.filter(({ amountCents }) => amountCents !== 0);
}

/** Writes a posting; the database refuses one that does not sum to zero when the transaction commits. */
export async function post(tx: ServiceContext, posting: Posting): Promise<void> {
  if (sumCents(posting.entries.map(({ amountCents }) => amountCents)) !== 0)
    throw new Error(`the posting "${posting.memo}" does not balance`);
  const transactionId = randomUUID();
  const now = tx.clock.now();
  const { bookingId, paymentId, memo } = posting;
  await tx.db
    .insertInto('LedgerEntry')
    .values(
      posting.entries.map(({ account, amountCents }) => ({
        txId: transactionId,
        account,
        amountCents,
        bookingId,
        paymentId,
        memo,
        createdAt: now,
      })),
    )
    .execute();
}
