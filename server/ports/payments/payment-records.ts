/** The same key gives the same result for a day, however often it is sent; it is stored before the call. */
export interface RepeatableCall {
  readonly idempotencyKey: string;
}

/** Why money did not move, or a card was not saved. */
export interface PaymentFailure {
  /** `declined`: another card, or later; `authentication_required`: the renter has to be present. */
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
  /** Where the bank sends the renter back to. */
  readonly returnUrl: string;
}

export interface SetupState {
  readonly ref: string;
  readonly status: 'action_required' | 'processing' | 'done' | 'failed';
  /** Where the bank's question is answered: an address, or a path of this site. */
  readonly actionUrl: string | null;
  readonly methodRef: string | null;
  readonly failure: PaymentFailure | null;
}

export interface MethodState {
  readonly ref: string;
  /** Null: it belongs to nobody yet. */
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
  /** `manual`: authorised first and taken by `capturePayment`; `automatic`: taken when it is confirmed. */
  readonly capture: 'manual' | 'automatic';
  /** Keeps the card for later charges without the renter. */
  readonly savesMethod: boolean;
  /** What the renter's statement and the provider's dashboard show, such as the booking's reference. */
  readonly description: string;
}

export interface Confirmation extends RepeatableCall {
  readonly methodRef: string;
  /** Where the bank sends the renter back to. */
  readonly returnUrl: string;
}

export interface OffSessionCharge extends RepeatableCall {
  readonly methodRef: string;
}

/**
 * `created`: no money moved; `processing`: the bank has not answered yet; `action_required`: the bank asks the renter, at `actionUrl`;
 * `failed`: this confirmation failed, for the reason in `failure`.
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
  /** When the bank said yes, to the second; null: it has not. */
  readonly authorizedAt: Date | null;
  /** Where the bank's question is answered: an address, or a path of this site. */
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
  /** Null when it was refused before it was made. */
  readonly ref: string | null;
  readonly status: 'pending' | 'done' | 'failed';
  /** The provider's reason, such as `charge_already_refunded` or `expired_or_canceled_card`. */
  readonly failureCode: string | null;
}
