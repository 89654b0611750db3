import type { NotificationParams } from './notification-entry.types.js';

/** Amounts of a cancelled booking; the mail decides which side sees which. */
export interface CancellationSums {
  /** ISO instant, shown in the space's time zone. */
  readonly cancelledAt: string;
  readonly timeZone: string;
  readonly paidCents: number;
  readonly refundCents: number;
  /** What the host still receives, net of our commission. */
  readonly hostReceivesCents: number;
  readonly hostFeeCents: number;
}

/** Parameters that the end or the cancellation of a booking adds for each side. */
export interface StayContext {
  readonly renter: NotificationParams;
  readonly host: NotificationParams;
  readonly cancellation: CancellationSums | null;
}

/** Nothing to add. */
export const NOTHING: StayContext = { renter: {}, host: {}, cancellation: null };
