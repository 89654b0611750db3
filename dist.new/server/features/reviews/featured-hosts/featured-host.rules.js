const BPS = 10_000;
const PERCENT = 100;
/** Whether the metrics meet every criterion of the label "Anfitrión destacado". In integers: 4.7 is no binary fraction. */
export function meetsCriteria(metrics, constants) {
    const { completedStays, rentedDays, reviewCount, reviewSum } = metrics;
    return ((completedStays >= constants.FEATURED_HOST_STAYS || rentedDays >= constants.FEATURED_HOST_RENTED_DAYS) &&
        reviewCount >= constants.FEATURED_HOST_REVIEWS &&
        reviewSum * PERCENT >= reviewCount * constants.FEATURED_HOST_RATING &&
        // Who lets with instant booking only is asked nothing, and leaves nothing unanswered.
        metrics.answeredRequests * PERCENT >= metrics.requests * constants.FEATURED_HOST_RESPONSE_PERCENT &&
        metrics.cancelledByHost * BPS <= metrics.confirmedBookings * constants.FEATURED_HOST_CANCELLED_BPS);
}
//# sourceMappingURL=featured-host.rules.js.map