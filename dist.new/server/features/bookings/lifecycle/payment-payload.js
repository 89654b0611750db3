import { Booking } from '../booking.entity.js';
/** What every mutation answers that takes the renter's money: the bank may ask first. */
export const PAYMENT_PAYLOAD = {
    booking: [() => Booking, 'The booking; as it was while the bank asks.'],
    actionUrl: [
        () => String,
        'The bank asks the renter for confirmation here: an address of the bank, or a path of this site, which tells its opener "payment-authentication" by message; null: it is paid or held.',
        { nullable: true },
    ],
};
export function paymentPayloadOf(outcome) {
    return { booking: outcome.booking, actionUrl: 'actionUrl' in outcome ? outcome.actionUrl : null };
}
//# sourceMappingURL=payment-payload.js.map