import type Stripe from 'stripe';
import type { AccountState, BalanceEntry, DisputeState, PayoutState, TransferState } from './payee-records.js';
import type {
  MethodState,
  PaymentFailure,
  PaymentState,
  ProviderPaymentStatus,
  RefundState,
  SetupState,
} from './payment-records.js';

/** A field that Stripe returns as an id, or as the expanded object. */
type Expandable = string | { readonly id: string } | null | undefined;

const BRANDS: ReadonlySet<string> = new Set<MethodState['brand']>(['visa', 'mastercard', 'amex']);

export function idOf(value: Expandable): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

function brandOf(brand: string | undefined): MethodState['brand'] {
  return brand !== undefined && BRANDS.has(brand) ? (brand as MethodState['brand']) : 'card';
}

/** Null when it is not a card. */
export function methodOf(method: Stripe.PaymentMethod): MethodState | null {
  const { card } = method;
  if (!card) return null;
  return {
    ref: method.id,
    customerRef: idOf(method.customer),
    brand: brandOf(card.brand),
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    fingerprint: card.fingerprint ?? null,
  };
}

interface IntentError {
  readonly code?: string;
  readonly decline_code?: string;
}

/** The failure of a confirmation; null when it succeeded. */
function failureOf(error: IntentError | null): PaymentFailure | null {
  if (!error) return null;
  const code = error.code ?? 'card_declined';
  return code === 'authentication_required' ? { kind: code, code } : { kind: 'declined', code: reasonOf(error, code) };
}

/** One code for a rejection on the bank's page, whatever it was about. */
const NO_OF_THE_RENTER: ReadonlySet<string> = new Set([
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
]);

/** `card_declined` has a finer reason, such as `insufficient_funds`; `generic_decline` adds nothing. */
function reasonOf({ decline_code: reason }: IntentError, code: string): string {
  if (NO_OF_THE_RENTER.has(code)) return 'authentication_failed';
  return code === 'card_declined' && reason && reason !== 'generic_decline' ? reason : code;
}

const PAYMENT_STATUS: Readonly<Record<string, ProviderPaymentStatus>> = {
  requires_confirmation: 'created',
  requires_action: 'action_required',
  processing: 'processing',
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'void',
};

/** An intent, with its card and charge if expanded. */
export function paymentOf(intent: Stripe.PaymentIntent): PaymentState {
  const failure = intent.status === 'requires_payment_method' ? failureOf(intent.last_payment_error) : null;
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isAuthorized = intent.status === 'requires_capture' || intent.status === 'succeeded';
  return {
    ref: intent.id,
    status: failure ? 'failed' : (PAYMENT_STATUS[intent.status] ?? 'created'),
    amountCents: intent.amount,
    capturedCents: intent.amount_received,
    authorizedAt: isAuthorized && charge ? dateOf(charge.created) : null,
    actionUrl: intent.next_action?.redirect_to_url?.url ?? null,
    methodRef: idOf(intent.payment_method),
    methodBrand: method?.card ? brandOf(method.card.brand) : null,
    methodLast4: method?.card?.last4 ?? null,
    failure,
  };
}

export function setupOf(setup: Stripe.SetupIntent): SetupState {
  const statuses: Readonly<Record<string, SetupState['status']>> = {
    succeeded: 'done',
    requires_action: 'action_required',
    processing: 'processing',
  };
  return {
    ref: setup.id,
    status: statuses[setup.status] ?? 'failed',
    actionUrl: setup.next_action?.redirect_to_url?.url ?? null,
    methodRef: idOf(setup.payment_method),
    failure: setup.status === 'succeeded' ? null : failureOf(setup.last_setup_error),
  };
}

/** `requires_action` waits for the receiver's bank details and ends automatically, so it counts as pending. */
export function refundOf(refund: Stripe.Refund): RefundState {
  const isFailed = refund.status === 'failed' || refund.status === 'canceled';
  return {
    ref: refund.id,
    status: isFailed ? 'failed' : refund.status === 'succeeded' ? 'done' : 'pending',
    failureCode: isFailed ? (refund.failure_reason ?? 'unknown') : null,
  };
}

export function accountOf(account: Stripe.Account): AccountState {
  const { requirements } = account;
  const bank = account.external_accounts?.data.find(({ object }) => object === 'bank_account');
  const wanted = [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])];
  const isComplete = account.payouts_enabled && account.capabilities?.transfers === 'active';
  const deadline = requirements?.current_deadline ?? null;
  return {
    ref: account.id,
    status: isComplete ? 'complete' : account.details_submitted && wanted.length > 0 ? 'restricted' : 'pending',
    requirements: wanted,
    requirementsDueAt: dateOf(deadline),
    ibanLast4: bank && 'last4' in bank ? (bank.last4 ?? null) : null,
  };
}

export function transferOf(transfer: Stripe.Transfer): TransferState {
  return {
    ref: transfer.id,
    accountRef: idOf(transfer.destination) ?? '',
    amountCents: transfer.amount,
    reversedCents: transfer.amount_reversed,
  };
}

export function payoutOf(payout: Stripe.Payout, accountRef: string): PayoutState {
  const status = payout.status === 'canceled' ? 'cancelled' : payout.status;
  return {
    ref: payout.id,
    accountRef,
    amountCents: payout.amount,
    status: status as PayoutState['status'],
    failureCode: payout.failure_code ?? null,
    arrivesAt: dateOf(payout.arrival_date),
  };
}

const KINDS: Readonly<Record<string, BalanceEntry['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failure',
  payment_failure_refund: 'refund_failure',
  transfer: 'transfer',
  transfer_refund: 'transfer_reversal',
  payout: 'payout',
  payout_failure: 'payout_failure',
  payout_cancel: 'payout_failure',
  stripe_fee: 'fee',
};

export function balanceEntryOf(movement: Stripe.BalanceTransaction): BalanceEntry {
  const kind = movement.reporting_category.startsWith('dispute') ? 'dispute' : (KINDS[movement.type] ?? 'other');
  return {
    ref: movement.id,
    kind,
    amountCents: movement.amount,
    feeCents: movement.fee,
    netCents: movement.net,
    sourceRef: sourceOf(movement.source),
    createdAt: new Date(movement.created * 1000),
  };
}

/** We identify a charge by its payment, a reversal by its transfer. */
function sourceOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (typeof source !== 'object' || source === null) return source;
  const object = source as { id: string; object: string; payment_intent?: Expandable; transfer?: Expandable };
  if (object.object === 'charge') return idOf(object.payment_intent) ?? object.id;
  return object.object === 'transfer_reversal' ? (idOf(object.transfer) ?? object.id) : object.id;
}

export function disputeOf(dispute: Stripe.Dispute): DisputeState {
  const statuses: Readonly<Record<string, DisputeState['status']>> = {
    needs_response: 'open',
    warning_needs_response: 'open',
    appeal_needs_response: 'open',
    won: 'won',
    prevented: 'won',
    warning_closed: 'won',
    lost: 'lost',
  };
  return {
    ref: dispute.id,
    paymentRef: idOf(dispute.payment_intent) ?? '',
    amountCents: dispute.amount,
    takenCents: sumOf(dispute.balance_transactions, -1),
    returnedCents: sumOf(dispute.balance_transactions, 1),
    reason: dispute.reason,
    status: statuses[dispute.status] ?? 'answered',
    answerDueAt: dateOf(dispute.evidence_details.due_by),
  };
}

/** The sum of movements in one direction, as a positive amount. */
function sumOf(movements: readonly { readonly amount: number }[], sign: 1 | -1): number {
  return movements.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0);
}

/** Stripe counts seconds; 0 represents a missing optional instant in some objects. */
function dateOf(seconds: number | null | undefined): Date | null {
  return seconds ? new Date(seconds * 1000) : null;
}
