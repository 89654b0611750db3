import type { Cents } from '../../../core/values/money.js';

/** The accounts of the double-entry ledger. */
export type LedgerAccount =
  /** What renters owe. */
  | 'renter_receivable'
  /** What the payment provider took, less what it gave back. */
  | 'provider_clearing'
  /** What left our own bank account instead of the provider's: refunds settled by hand, and the guarantee's transfers. */
  | 'own_bank'
  /** Rent that is not the host's yet, our commission included. */
  | 'held'
  /** What the host has coming; a debit balance is a debt of the host. */
  | 'host_payable'
  /** What was sent to hosts out of what the provider holds. */
  | 'host_paid'
  | 'platform_fee'
  | 'tax_payable'
  /** What goes back to renters and has not arrived. */
  | 'refund_payable'
  | 'deposit_liability'
  | 'credit_liability'
  /** What the guarantee and credit given cost us. */
  | 'guarantee_cost'
  /** What the guarantee granted and was not transferred yet. */
  | 'guarantee_payable'
  | 'written_off';

/** What a posting comes from. */
export type PostingSource =
  | 'cycle'
  | 'payment'
  | 'refund'
  | 'booking'
  | 'credit'
  | 'payout'
  | 'dispute'
  | 'claim'
  | 'adjustment'
  // Of postings made before the rules had names.
  | 'tx';

/** One side of a posting: debit positive, credit negative. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly amountCents: Cents;
  /** The booking and the cycle of this line, when a posting is of several. */
  readonly bookingId?: string | null;
  readonly cycleId?: string | null;
}
