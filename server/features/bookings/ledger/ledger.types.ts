import type { Cents } from '../../../core/values/money.js';

/** The accounts of the double-entry ledger. */
export type LedgerAccount =
  /** What renters owe. */
  | 'renter_receivable'
  /** What the payment provider collected, less refunds. */
  | 'provider_clearing'
  /** What left our own bank account instead of the provider's: manual refunds, and the guarantee's transfers. */
  | 'own_bank'
  /** Rent that is not the host's yet, our commission included. */
  | 'held'
  /** What is owed to the host; a debit balance is a debt of the host. */
  | 'host_payable'
  /** What was sent to hosts from the balance at the provider. */
  | 'host_paid'
  | 'platform_fee'
  | 'tax_payable'
  /** Refunds that have not arrived yet. */
  | 'refund_payable'
  | 'deposit_liability'
  | 'credit_liability'
  /** The cost of the guarantee and of credit. */
  | 'guarantee_cost'
  /** What the guarantee granted and has not transferred yet. */
  | 'guarantee_payable'
  | 'written_off';

/** The source of a posting. */
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
  // For postings made before the rules had names.
  | 'tx';

/** One side of a posting: debit positive, credit negative. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly amountCents: Cents;
  /** The booking and the cycle of this line, when a posting covers several. */
  readonly bookingId?: string | null;
  readonly cycleId?: string | null;
}
