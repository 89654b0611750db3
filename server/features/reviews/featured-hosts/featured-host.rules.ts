import type { PlatformConstants } from '../../../core/constants/constants.js';

/** What a host did in the last twelve months. */
export interface HostMetrics {
  /** Stays that are over. */
  readonly completedStays: number;
  /** Days of all stays up to today. */
  readonly rentedDays: number;
  readonly reviewCount: number;
  /** Sum of the stars of these reviews. */
  readonly reviewSum: number;
  /** Requests that were answered or ran out. */
  readonly requests: number;
  readonly answeredRequests: number;
  /** Bookings that were confirmed, whatever became of them. */
  readonly confirmedBookings: number;
  /** Those among them that the host cancelled. */
  readonly cancelledByHost: number;
}

const BPS = 10_000;
const PERCENT = 100;

/** Whether the metrics meet every criterion of the label "Anfitrión destacado". In integers: 4.7 is no binary fraction. */
export function meetsCriteria(metrics: HostMetrics, constants: PlatformConstants): boolean {
  const { completedStays, rentedDays, reviewCount, reviewSum } = metrics;
  return (
    (completedStays >= constants.FEATURED_HOST_STAYS || rentedDays >= constants.FEATURED_HOST_RENTED_DAYS) &&
    reviewCount >= constants.FEATURED_HOST_REVIEWS &&
    reviewSum * PERCENT >= reviewCount * constants.FEATURED_HOST_RATING &&
    // Who lets with instant booking only is asked nothing, and leaves nothing unanswered.
    metrics.answeredRequests * PERCENT >= metrics.requests * constants.FEATURED_HOST_RESPONSE_PERCENT &&
    metrics.cancelledByHost * BPS <= metrics.confirmedBookings * constants.FEATURED_HOST_CANCELLED_BPS
  );
}
