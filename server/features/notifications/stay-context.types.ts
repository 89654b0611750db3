import type { NotificationParams } from './notification-entry.types.js';

/** Sums of a cancelled booking; which side may see which is decided by the mail. */
export interface CancellationSums {
  /** ISO instant, shown in the space's time zone. */
  readonly cancelledAt: string;
  readonly timeZone: string;
  readonly paidCents: number;
  readonly refundCents: number;
  /** What the host still receives, after our commission. */
  readonly hostReceivesCents: number;
  readonly hostFeeCents: number;
}

/** Parameters that the end or the cancellation of a booking adds to each side's notification. */
export interface StayContext {
  readonly renter: NotificationParams;
  readonly host: NotificationParams;
  readonly cancellation: CancellationSums | null;
}

/** Nothing to add. */
export const NOTHING: StayContext = { renter: {}, host: {}, cancellation: null };
