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

/**
 * A licensed payment provider: it holds the money, we keep the books.
 *
 * An answer about money is a value: a declined card is a payment with status `failed`. What says nothing about the money is thrown as a
 * `ProviderError`: after `retry_later` the outcome is unknown, so the same call is sent again or the stored reference is looked up.
 *
 * Idempotency keys make a repeated call one call for a day only. Whatever has a reference is looked up by it, never by a key.
 * No call is made inside one of our transactions, and each has a time-out.
 */
export interface PaymentsPort {
  /** Stored with everything that has a reference, because references belong to the provider that gave them. */
  readonly name: ProviderName;
  /** What the browser needs to ask for a card; null: nobody can pay. */
  readonly cardForm: CardForm | null;

  createCustomer(request: NewCustomer): Promise<CustomerState>;
  /** For an erasure: the provider deletes the person and all cards. Harmless when it is gone already. */
  deleteCustomer(customerRef: string): Promise<void>;

  /** Saves a card for later charges; `action_required` when the bank wants the renter to authenticate. */
  saveMethod(request: NewSetup): Promise<SetupState>;
  retrieveSetup(setupRef: string): Promise<SetupState>;
  /** Null when there is no such card. */
  retrieveMethod(methodRef: string): Promise<MethodState | null>;
  listMethods(customerRef: string): Promise<readonly MethodState[]>;
  attachMethod(methodRef: string, customerRef: string): Promise<MethodState>;
  /** Harmless when it is detached already. */
  detachMethod(methodRef: string): Promise<void>;

  /** Makes a payment that moves no money yet: its reference is stored before `confirmPayment` or `chargeOffSession`. */
  createPayment(request: NewPayment): Promise<PaymentState>;
  /** While the renter is present: authorises, or takes at once with `capture: 'automatic'`. */
  confirmPayment(paymentRef: string, confirmation: Confirmation): Promise<PaymentState>;
  /** By the renter's mandate, in their absence: a bank that wants them to authenticate is a failure `authentication_required`. */
  chargeOffSession(paymentRef: string, charge: OffSessionCharge): Promise<PaymentState>;
  retrievePayment(paymentRef: string): Promise<PaymentState>;
  /** Takes an authorised amount. One that was taken, voided or has failed stays as it is and is told. */
  capturePayment(paymentRef: string, call: RepeatableCall): Promise<PaymentState>;
  /** Lets go of an authorisation, or of a payment never confirmed; one that was taken stays `captured` and is told. */
  voidPayment(paymentRef: string, call: RepeatableCall): Promise<PaymentState>;

  /** Gives back a part or all of a taken payment. A refused one is `failed` with a null reference. */
  refund(request: NewRefund): Promise<RefundState>;
  /** What `refund` made under a key, if anything, also after the day for which the provider keeps the key. */
  findRefund(request: Pick<NewRefund, 'paymentRef' | 'idempotencyKey'>): Promise<RefundState | null>;
  /** A refund that was `done` can become `failed` days later: the money is with us again. */
  retrieveRefund(refundRef: string): Promise<RefundState>;

  /** Moves money from our balance to a payee's account. */
  transfer(request: NewTransfer): Promise<TransferState>;
  /** What `transfer` made under a key, if anything, however long ago. */
  findTransfer(request: Pick<NewTransfer, 'accountRef' | 'idempotencyKey'>): Promise<TransferState | null>;
  /** Brings back a part or all of a transfer. A payee's account without enough money refuses: `our_fault`, `balance_insufficient`. */
  reverseTransfer(request: NewReversal): Promise<TransferState>;
  retrieveTransfer(transferRef: string): Promise<TransferState>;

  createAccount(request: NewAccount): Promise<AccountState>;
  /** A page of the provider where the payee completes the account; it works once and for minutes. */
  createOnboardingLink(accountRef: string, urls: OnboardingUrls): Promise<{ readonly url: string }>;
  retrieveAccount(accountRef: string): Promise<AccountState>;
  /** Sends money of a payee's account to its bank. */
  payOut(request: NewPayout): Promise<PayoutState>;
  /** What `payOut` made under a key, if anything, however long ago. */
  findPayout(request: Pick<NewPayout, 'accountRef' | 'idempotencyKey'>): Promise<PayoutState | null>;
  retrievePayout(accountRef: string, payoutRef: string): Promise<PayoutState>;

  /** The movements of our balance, or of a payee's, oldest pages last; for the nightly comparison with the ledger. */
  listBalance(request: BalanceRequest): Promise<BalancePage>;

  retrieveDispute(disputeRef: string): Promise<DisputeState>;
  /** Answers a dispute with what the parties accepted; once submitted it is final. */
  answerDispute(disputeRef: string, answer: DisputeAnswer): Promise<DisputeState>;

  /** Reads a webhook's raw body; throws `ForgedEventError` when the signature is wrong or too old. */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent;
}

/** `none`: no provider is set up, every call is refused. The sandbox and Stripe have the same adapter. */
export type ProviderName = 'stripe' | 'sandbox' | 'none';

/** `sandbox`: our own form; `stripe`: its Payment Element, loaded with the key. */
export interface CardForm {
  readonly kind: 'sandbox' | 'stripe';
  readonly publishableKey: string | null;
}

/**
 * Says only that something changed: its handler asks for the present state by the reference, so that events may come
 * twice, late or in any order.
 */
export interface ProviderEvent {
  readonly id: string;
  readonly createdAt: Date;
  /** The provider's name of it, such as `payment_intent.succeeded`. */
  readonly type: string;
  /** `other`: nothing of ours. */
  readonly subject: 'payment' | 'setup' | 'refund' | 'account' | 'payout' | 'transfer' | 'dispute' | 'other';
  /** Reference of the subject. */
  readonly ref: string;
  /** The payee's account it happened in; null: ours. */
  readonly accountRef: string | null;
}
