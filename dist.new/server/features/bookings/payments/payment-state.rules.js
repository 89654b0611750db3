import { PaymentStatus } from '../booking-types.js';
/** A payment's status as the API tells it: whether it was given back follows from the refunds that are done, whether its bank took it back from the disputes. */
export function paymentStateOf({ status, capturedCents, isTakenBack }, refundedCents) {
    if (isTakenBack)
        return PaymentStatus.DISPUTED;
    if (status !== PaymentStatus.CAPTURED || refundedCents === 0)
        return status;
    return refundedCents < (capturedCents ?? 0) ? PaymentStatus.PARTIALLY_REFUNDED : PaymentStatus.REFUNDED;
}
//# sourceMappingURL=payment-state.rules.js.map