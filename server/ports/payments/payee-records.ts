import type { RepeatableCall } from './payment-records.js';

export interface NewAccount extends RepeatableCall {
  readonly userId: string;
  readonly email: string;
  readonly kind: 'individual' | 'company';
}

export interface OnboardingUrls {
  /** Where the payee comes back to, whether or not all was told. */
  readonly returnUrl: string;
  /** Where a link that is used or too old leads: it has to make a new one. */
  readonly refreshUrl: string;
}

/** `pending`: not all was told, or it is being checked; `restricted`: something is missing and pay-outs wait; `complete`: can be paid out to. */
export interface AccountState {
  readonly ref: string;
  readonly status: 'pending' | 'restricted' | 'complete';
  /** What the provider still wants, in its words, such as `external_account`. */
  readonly requirements: readonly string[];
  /** Until when, before it stops pay-outs; null: no term, or past. */
  readonly requirementsDueAt: Date | null;
  readonly ibanLast4: string | null;
}

export interface NewTransfer extends RepeatableCall {
  readonly accountRef: string;
  readonly amountCents: number;
  /** Ties it to the payment it comes from, so that it can be made before that money is available. */
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
  /** What the payee's bank statement shows, at most 22 characters. */
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
  /** Null: ours. */
  readonly accountRef: string | null;
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
  /** `next` of the page before. */
  readonly after: string | null;
}

export interface BalancePage {
  readonly entries: readonly BalanceEntry[];
  /** Null: the last page. */
  readonly next: string | null;
}

/** One movement; amounts are signed from the balance's side. */
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
  /** Reference of the payment, refund, transfer or payout behind it. */
  readonly sourceRef: string | null;
  readonly createdAt: Date;
}

export interface DisputeState {
  readonly ref: string;
  readonly paymentRef: string;
  readonly amountCents: number;
  /** What the provider took from us for it so far, and what it gave back; an inquiry takes nothing. */
  readonly takenCents: number;
  readonly returnedCents: number;
  /** The cardholder's bank's reason, such as `fraudulent`. */
  readonly reason: string;
  readonly status: 'open' | 'answered' | 'won' | 'lost';
  /** Until when it can be answered. */
  readonly answerDueAt: Date | null;
}

/** What was accepted and done, in words; each at most 20,000 characters. */
export interface DisputeAnswer extends RepeatableCall {
  readonly productDescription: string;
  readonly cancellationPolicy: string;
  /** Who accepted what, when, from which address. */
  readonly acceptances: string;
  readonly accessLog: string;
}
