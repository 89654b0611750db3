import { sumCents } from '../../../core/values/money.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { BookingActor, BookingStatus } from '../booking-types.js';
import { statusMeans } from '../booking-status.rules.js';
import { freeCancellationUntil, freeHoursAfterConfirmation, laterChargeAt, } from './free-cancellation.rules.js';
/** What the refund of a confirmed booking follows from; `payment` is the newest try at the first charge. */
export function cancellationContext(booking, payment, { actor, isHostSuspended, refunds }) {
    const earlier = refunds.filter(({ paymentId }) => paymentId === payment?.id);
    const leftOf = (part) => (payment?.[part] ?? 0) - sumCents(earlier.map((refund) => refund[part]));
    const { constants, timeZone, isHostTrader } = booking.termsSnapshot;
    return {
        actor,
        isHostTrader,
        isHostSuspended,
        policy: booking.cancellationPolicy,
        startsOn: booking.startsOn,
        zone: timeZone,
        confirmedAt: booking.decidedAt ?? booking.createdAt,
        charge: {
            rentCents: leftOf('rentCents'),
            renterFeeCents: leftOf('renterFeeCents'),
            protectionCents: leftOf('protectionCents'),
        },
        chargeDueAt: payment?.capturedAt ? null : (payment?.dueAt ?? null),
        constants,
    };
}
/** Until when a cancellation by the renter costs nothing; null when that time, or the booking, is over. */
export function freeUntilOf(booking, payment, now) {
    if (booking.status === BookingStatus.CONFIRMED)
        return freeCancellationUntil(cancellationContext(booking, payment, { actor: BookingActor.RENTER, isHostSuspended: false, refunds: [] }), now);
    const terms = pendingTerms(booking, now);
    return terms && freeCancellationUntil(terms, now);
}
/** For how many hours after its confirmation cancelling a booking is free; null once it is confirmed or over. */
export function freeHoursOf(booking, now) {
    const terms = pendingTerms(booking, now);
    return terms && freeHoursAfterConfirmation(terms, now);
}
/** What the end of the free time follows from before the confirmation; null when there is none to come. */
function pendingTerms(booking, now) {
    if (!statusMeans(booking.status, 'isPending'))
        return null;
    const { termsSnapshot, startsOn, cancellationPolicy: policy, charges } = booking;
    const { constants, timeZone: zone, isHostTrader } = termsSnapshot;
    const chargeDueAt = laterChargeAt(charges[0], localDateOf(now, zone), zone);
    return { policy, startsOn, zone, constants, isHostTrader, confirmedAt: null, chargeDueAt };
}
//# sourceMappingURL=cancellation-context.js.map