/** Idempotency key: the same key gives the same result for a day; it is stored before the call. */
export interface RepeatableCall {
  readonly idempotencyKey: string;
}

/** Why a payment failed, or a card was not saved. */
export interface PaymentFailure {
  /** `declined`: try another card, or later; `authentication_required`: the renter must be present. */
  readonly kind: 'declined' | 'authentication_required';
  /** The provider's reason, such as `card_declined`, `insufficient_funds` or `expired_card`. */
  readonly code: string;
}

export interface NewCustomer extends RepeatableCall {
  readonly userId: string;
  readonly email: string;
}

export interface CustomerState {
  readonly ref: string;
}

export interface NewSetup extends RepeatableCall {
  readonly customerRef: string;
  readonly methodRef: string;
  /** The URL that the bank returns the renter to. */
  readonly returnUrl: string;
}

export interface SetupState {
  readonly ref: string;
  readonly status: 'action_required' | 'processing' | 'done' | 'failed';
  /** The page of the bank's confirmation: a URL, or a path of this site. */
  readonly actionUrl: string | null;
  readonly methodRef: string | null;
  readonly failure: PaymentFailure | null;
}

export interface MethodState {
  readonly ref: string;
  /** Null while it is not attached to a customer. */
  readonly customerRef: string | null;
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'card';
  readonly last4: string;
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
  /** The same for each copy of one card. */
  readonly fingerprint: string | null;
}

export interface NewPayment extends RepeatableCall {
  readonly customerRef: string;
  readonly methodRef: string;
  readonly amountCents: number;
  /** `manual`: authorized first and captured by `capturePayment`; `automatic`: captured on confirmation. */
  readonly capture: 'manual' | 'automatic';
  /** Saves the card for later off-session charges. */
  readonly savesMethod: boolean;
  /** The text on the renter's statement and in the provider's dashboard, such as the booking's reference. */
  readonly description: string;
}

export interface Confirmation extends RepeatableCall {
  readonly methodRef: string;
  /** The URL that the bank returns the renter to. */
  readonly returnUrl: string;
}

export interface OffSessionCharge extends RepeatableCall {
  readonly methodRef: string;
}

/**
 * `created`: no money moved; `processing`: the bank has not answered yet; `action_required`: the bank asks the renter for confirmation, at
 * `actionUrl`; `failed`: this confirmation failed, for the reason in `failure`.
 */
export type ProviderPaymentStatus =
  | 'created'
  | 'action_required'
  | 'processing'
  | 'authorized'
  | 'captured'
  | 'void'
  | 'failed';

export interface PaymentState {
  readonly ref: string;
  readonly status: ProviderPaymentStatus;
  readonly amountCents: number;
  readonly capturedCents: number;
  /** When the bank confirmed, to the second; null before. */
  readonly authorizedAt: Date | null;
  /** The page of the bank's confirmation: a URL, or a path of this site. */
  readonly actionUrl: string | null;
  readonly methodRef: string | null;
  readonly methodBrand: MethodState['brand'] | null;
  readonly methodLast4: string | null;
  readonly failure: PaymentFailure | null;
}

export interface NewRefund extends RepeatableCall {
  readonly paymentRef: string;
  readonly amountCents: number;
}

export interface RefundState {
  /** Null when it was refused before it was created. */
  readonly ref: string | null;
  readonly status: 'pending' | 'done' | 'failed';
  /** The provider's reason, such as `charge_already_refunded` or `expired_or_canceled_card`. */
  readonly failureCode: string | null;
}
