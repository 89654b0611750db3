/** What a provider says of one payment. */
export interface PaymentIntent {
  /** The provider's name of it; null when it refused before it made one. */
  readonly ref: string | null;
  /** `action_required`: the bank asks the renter to authenticate, at `actionUrl`. */
  readonly status: 'authorized' | 'action_required' | 'captured' | 'void' | 'failed';
  /** Where the bank's question is answered: an address, or a path of this site. */
  readonly actionUrl: string | null;
  readonly methodBrand: string | null;
  readonly methodLast4: string | null;
  /** The provider's reason, e.g. `card_declined`. */
  readonly failureCode: string | null;
}

/** What a provider says of one refund. */
export interface RefundAnswer {
  /** The provider's name of it; null when it refused. */
  readonly ref: string | null;
  readonly status: 'done' | 'failed';
  /** The provider's reason, e.g. `charge_already_refunded`. */
  readonly failureCode: string | null;
}

export interface ChargeRequest {
  /** The same key gives the same payment, however often it is sent. */
  readonly idempotencyKey: string;
  readonly paymentMethodId: string;
  readonly amountCents: number;
  readonly bookingReference: string;
}

/**
 * A licensed payment provider: it holds the money, we keep the books. Every call is safe to repeat.
 * Answers are outcomes: a capture is captured, failed or void, never still running.
 * A call that throws leaves the outcome unknown; ask again with `find` or `retrieve`.
 */
export interface PaymentsPort {
  readonly name: string;
  authorize(request: ChargeRequest): Promise<PaymentIntent>;
  /** What became of an authorisation whose answer was lost; null when it never arrived. */
  find(idempotencyKey: string): Promise<PaymentIntent | null>;
  retrieve(ref: string): Promise<PaymentIntent>;
  capture(ref: string): Promise<PaymentIntent>;
  /** Charges by the renter's mandate while they are absent, with the method they once authorised a payment with. */
  chargeOffSession(request: ChargeRequest): Promise<PaymentIntent>;
  /** Lets go of an authorisation; one that is captured or failed stays as it is. */
  void(ref: string): Promise<PaymentIntent>;
  /** Gives a part or all of a captured payment back; the same key gives it back once, however often it is sent. */
  refund(ref: string, amountCents: number, idempotencyKey: string): Promise<RefundAnswer>;
}
