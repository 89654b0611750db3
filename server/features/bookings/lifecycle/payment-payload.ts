import type { PayloadField } from '../../../core/graphql/payload.js';
import { Booking } from '../booking.entity.js';
import type { RequestOutcome } from './request-outcome.js';

/** The payload of every mutation that charges the renter: the bank may ask for confirmation first. */
export const PAYMENT_PAYLOAD = {
  booking: [() => Booking, 'The booking; as it was while the bank asks.'],
  actionUrl: [
    () => String,
    'The bank asks the renter for confirmation here: an address of the bank, or a path of this site, which sends "payment-authentication" to its opener by message; null: it is paid or held.',
    { nullable: true },
  ],
} as const satisfies Record<string, PayloadField>;

export interface PaymentPayload {
  readonly booking: Booking;
  readonly actionUrl: string | null;
}

export function paymentPayloadOf(outcome: RequestOutcome): PaymentPayload {
  return { booking: outcome.booking, actionUrl: 'actionUrl' in outcome ? outcome.actionUrl : null };
}
