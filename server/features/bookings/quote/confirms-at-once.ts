import type { ServiceContext } from '../../../core/context.js';
import { getTrust } from '../../accounts/trust.js';
import type { Booking } from '../booking.entity.js';
import { BookingStatus } from '../booking.enums.js';

/** Whether an instant booking of this renter needs no answer of the host: their identity is verified where it is required. */
export async function isIdentityEnough(ctx: ServiceContext, renterId: string | null): Promise<boolean> {
  if (!ctx.config.requireIdentity) return true;
  return renterId !== null && (await getTrust(ctx, renterId)).isIdentityVerified;
}

type Paid = Pick<Booking, 'status' | 'renterId' | 'termsSnapshot' | 'requestedAt' | 'decidedAt'>;

/** Whether paying confirms the booking at once; of a paid one, whether it did. */
export async function confirmsAtOnce(ctx: ServiceContext, booking: Paid): Promise<boolean> {
  const { status, requestedAt, decidedAt, termsSnapshot, renterId } = booking;
  if (!termsSnapshot.isInstantBook) return false;
  if (status === BookingStatus.PENDING_PAYMENT) return isIdentityEnough(ctx, renterId);
  return decidedAt !== null && requestedAt?.getTime() === decidedAt.getTime();
}
