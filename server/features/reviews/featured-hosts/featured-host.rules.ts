import type { PlatformConstants } from '../../../core/constants/constants.js';

/** A host's metrics of the last twelve months. */
export interface HostMetrics {
  /** Past stays. */
  readonly completedStays: number;
  /** Total days of stays up to today. */
  readonly rentedDays: number;
  readonly reviewCount: number;
  /** Sum of the stars of these reviews. */
  readonly reviewSum: number;
  /** Requests that were answered or expired. */
  readonly requests: number;
  readonly answeredRequests: number;
  /** Confirmed bookings, whatever their current status. */
  readonly confirmedBookings: number;
  /** Those among them that the host cancelled. */
  readonly cancelledByHost: number;
}

const BPS = 10_000;
const PERCENT = 100;

/**
 * Whether the metrics meet every criterion of the label "Anfitrión destacado". Compared in integers, because 4.7 is not exact in binary.
 */
export function meetsCriteria(metrics: HostMetrics, constants: PlatformConstants): boolean {
  const { completedStays, rentedDays, reviewCount, reviewSum } = metrics;
  return (
    (completedStays >= constants.FEATURED_HOST_STAYS || rentedDays >= constants.FEATURED_HOST_RENTED_DAYS) &&
    reviewCount >= constants.FEATURED_HOST_REVIEWS &&
    reviewSum * PERCENT >= reviewCount * constants.FEATURED_HOST_RATING &&
    // A host with only instant bookings has no requests, and thus no unanswered ones.
    metrics.answeredRequests * PERCENT >= metrics.requests * constants.FEATURED_HOST_RESPONSE_PERCENT &&
    metrics.cancelledByHost * BPS <= metrics.confirmedBookings * constants.FEATURED_HOST_CANCELLED_BPS
  );
}
