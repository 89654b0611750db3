import type { RepeatableCall } from './payment-records.js';

export interface NewAccount extends RepeatableCall {
  readonly userId: string;
  readonly email: string;
  readonly kind: 'individual' | 'company';
}

export interface OnboardingUrls {
  /** The return URL, whether or not everything was entered. */
  readonly returnUrl: string;
  /** The URL for a used or expired link: it must create a new one. */
  readonly refreshUrl: string;
}

/**
 * `pending`: details are incomplete or being verified; `restricted`: something is missing and payouts wait; `complete`: payouts are
 * possible.
 */
export interface AccountState {
  readonly ref: string;
  readonly status: 'pending' | 'restricted' | 'complete';
  /** The provider's outstanding requirements, by its codes, such as `external_account`. */
  readonly requirements: readonly string[];
  /** The deadline before it stops payouts; null without one, or past. */
  readonly requirementsDueAt: Date | null;
  readonly ibanLast4: string | null;
}

export interface NewTransfer extends RepeatableCall {
  readonly accountRef: string;
  readonly amountCents: number;
  /** Links it to its source payment, so that it can be created before that money is available. */
  readonly sourcePaymentRef: string | null;
  readonly description: string;
}

export interface NewReversal extends RepeatableCall {
  readonly transferRef: string;
  readonly amountCents: number;
}

export interface TransferState {
  readonly ref: string;
  readonly accountRef: string;
  readonly amountCents: number;
  readonly reversedCents: number;
}

export interface NewPayout extends RepeatableCall {
  readonly accountRef: string;
  readonly amountCents: number;
  /** The text on the payee's bank statement, at most 22 characters. */
  readonly statementText: string;
}

export interface PayoutState {
  readonly ref: string;
  readonly accountRef: string;
  readonly amountCents: number;
  readonly status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'cancelled';
  /** The provider's reason, such as `account_closed`. */
  readonly failureCode: string | null;
  readonly arrivesAt: Date | null;
}

export interface BalanceRequest {
  /** Null for our own. */
  readonly accountRef: string | null;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  /** `next` of the previous page. */
  readonly after: string | null;
}

export interface BalancePage {
  readonly entries: readonly BalanceEntry[];
  /** Null on the last page. */
  readonly next: string | null;
}

/** One movement; amounts are signed from the perspective of the balance. */
export interface BalanceEntry {
  readonly ref: string;
  readonly kind:
    | 'charge'
    | 'refund'
    | 'refund_failure'
    | 'transfer'
    | 'transfer_reversal'
    | 'payout'
    | 'payout_failure'
    | 'dispute'
    | 'fee'
    | 'other';
  readonly amountCents: number;
  readonly feeCents: number;
  readonly netCents: number;
  /** Reference of the underlying payment, refund, transfer or payout. */
  readonly sourceRef: string | null;
  readonly createdAt: Date;
}

export interface DisputeState {
  readonly ref: string;
  readonly paymentRef: string;
  readonly amountCents: number;
  /** What the provider has taken from us for it so far, and what it returned; an inquiry takes nothing. */
  readonly takenCents: number;
  readonly returnedCents: number;
  /** The reason given by the cardholder's bank, such as `fraudulent`. */
  readonly reason: string;
  readonly status: 'open' | 'answered' | 'won' | 'lost';
  /** The deadline of an answer. */
  readonly answerDueAt: Date | null;
}

/** What was accepted and done, as text; each at most 20,000 characters. */
export interface DisputeAnswer extends RepeatableCall {
  readonly productDescription: string;
  readonly cancellationPolicy: string;
  /** Who accepted what, when, from which address. */
  readonly acceptances: string;
  readonly accessLog: string;
}
