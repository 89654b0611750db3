import type {
  NewAccount,
  OnboardingUrls,
  AccountState,
  NewTransfer,
  NewReversal,
  TransferState,
  NewPayout,
  PayoutState,
  BalanceRequest,
  BalancePage,
  DisputeState,
  DisputeAnswer,
} from './payee-records.js';
import type {
  RepeatableCall,
  NewCustomer,
  CustomerState,
  NewSetup,
  SetupState,
  MethodState,
  NewPayment,
  Confirmation,
  OffSessionCharge,
  PaymentState,
  NewRefund,
  RefundState,
} from './payment-records.js';

/** The minimum that a card can be charged; less is refused as `our_fault`. */
export const MIN_CHARGE_CENTS = 50;

/**
 * A licensed payment provider: it holds the money, we keep the books.
 *
 * An answer about money is a value: a declined card is a payment with status `failed`. What says nothing about the money is thrown as a
 * `ProviderError`: after `retry_later` and `blocked` the outcome is unknown, so the same call is sent again or the stored reference is looked
 * up; after `our_fault` nothing was done.
 *
 * Idempotency keys make a repeated call one call for a day only. Whatever has a reference is looked up by it, never by a key.
 * No call is made inside one of our transactions, and each has a timeout.
 */
export interface PaymentsPort {
  /** Stored with every reference, because references belong to the provider that issued them. */
  readonly name: ProviderName;
  /** What the browser needs to collect a card; null when payments are disabled. */
  readonly cardForm: CardForm | null;

  createCustomer(request: NewCustomer): Promise<CustomerState>;
  /** For an erasure: the provider deletes the person and all cards. Harmless when they are deleted already. */
  deleteCustomer(customerRef: string): Promise<void>;

  /** Saves a card for later charges; `action_required` when the bank requires authentication. */
  saveMethod(request: NewSetup): Promise<SetupState>;
  retrieveSetup(setupRef: string): Promise<SetupState>;
  /** Null when the card does not exist. */
  retrieveMethod(methodRef: string): Promise<MethodState | null>;
  listMethods(customerRef: string): Promise<readonly MethodState[]>;
  attachMethod(methodRef: string, customerRef: string): Promise<MethodState>;
  /** Harmless when it is detached already. */
  detachMethod(methodRef: string): Promise<void>;

  /** Creates a payment that moves no money yet: its reference is stored before `confirmPayment` or `chargeOffSession`. */
  createPayment(request: NewPayment): Promise<PaymentState>;
  /** On-session: authorizes, or captures at once with `capture: 'automatic'`. */
  confirmPayment(paymentRef: string, confirmation: Confirmation): Promise<PaymentState>;
  /** Off-session, by the renter's mandate: a bank that requires authentication causes a failure `authentication_required`. */
  chargeOffSession(paymentRef: string, charge: OffSessionCharge): Promise<PaymentState>;
  retrievePayment(paymentRef: string): Promise<PaymentState>;
  /** Captures an authorized amount. One that was captured, voided or has failed is returned unchanged. */
  capturePayment(paymentRef: string, call: RepeatableCall): Promise<PaymentState>;
  /** Voids an authorization, or a payment that was never confirmed; a captured one is returned unchanged. */
  voidPayment(paymentRef: string, call: RepeatableCall): Promise<PaymentState>;

  /** Refunds a part or all of a captured payment. A refused one is `failed` with a null reference. */
  refund(request: NewRefund): Promise<RefundState>;
  /** The result of `refund` under a key, if any, even after the provider has dropped the key. */
  findRefund(request: Pick<NewRefund, 'paymentRef' | 'idempotencyKey'>): Promise<RefundState | null>;
  /** A refund that was `done` can become `failed` days later: the money was returned to us. */
  retrieveRefund(refundRef: string): Promise<RefundState>;

  /** Moves money from our balance to a payee's account. */
  transfer(request: NewTransfer): Promise<TransferState>;
  /** The result of `transfer` under a key, if any, however long ago. */
  findTransfer(request: Pick<NewTransfer, 'accountRef' | 'idempotencyKey'>): Promise<TransferState | null>;
  /** Reverses a part or all of a transfer. Fails when a payee's account has too little money: `our_fault`, `balance_insufficient`. */
  reverseTransfer(request: NewReversal): Promise<TransferState>;
  retrieveTransfer(transferRef: string): Promise<TransferState>;

  createAccount(request: NewAccount): Promise<AccountState>;
  /** Creates a link to the provider's page where the payee completes the account; it works once and for minutes. */
  createOnboardingLink(accountRef: string, urls: OnboardingUrls): Promise<{ readonly url: string }>;
  retrieveAccount(accountRef: string): Promise<AccountState>;
  /** Sends money of a payee's account to its bank. */
  payOut(request: NewPayout): Promise<PayoutState>;
  /** The result of `payOut` under a key, if any, however long ago. */
  findPayout(request: Pick<NewPayout, 'accountRef' | 'idempotencyKey'>): Promise<PayoutState | null>;
  retrievePayout(accountRef: string, payoutRef: string): Promise<PayoutState>;

  /** The movements of our balance, or of a payee's, oldest pages last; for the nightly comparison with the ledger. */
  listBalance(request: BalanceRequest): Promise<BalancePage>;

  retrieveDispute(disputeRef: string): Promise<DisputeState>;
  /** Answers a dispute with what the parties accepted; once submitted it is final. */
  answerDispute(disputeRef: string, answer: DisputeAnswer): Promise<DisputeState>;

  /** Parses a webhook's raw body; throws `ForgedEventError` when the signature is wrong or too old. */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent;
}

/** `none`: no provider is configured, every call is refused. The sandbox and Stripe have the same adapter. */
export type ProviderName = 'stripe' | 'sandbox' | 'none';

/** `sandbox`: our own form; `stripe`: its Payment Element, loaded with the key. */
export interface CardForm {
  readonly kind: 'sandbox' | 'stripe';
  readonly publishableKey: string | null;
}

/**
 * Only reports that something changed: its handler fetches the current state by the reference, so that events may arrive twice, late or in
 * any order.
 */
export interface ProviderEvent {
  readonly id: string;
  readonly createdAt: Date;
  /** The provider's event type, such as `payment_intent.succeeded`. */
  readonly type: string;
  /** `other`: nothing that concerns us. */
  readonly subject: 'payment' | 'setup' | 'refund' | 'account' | 'payout' | 'transfer' | 'dispute' | 'other';
  /** Reference of the subject. */
  readonly ref: string;
  /** The payee's account it happened in; null for ours. */
  readonly accountRef: string | null;
}
