import type { ServiceContext } from '../../../server/core/context.js';
import type { Booking } from '../../../server/features/bookings/booking.entity.js';
import { refundableCents, createStaffRefund } from '../../../server/features/bookings/payments/create-refund.js';
import { Payment } from '../../../server/features/bookings/payments/payment.entity.js';

/** Refunds a part of a cycle as the staff do, from its newest payment; throws a RangeError when that has less left. */
export async function refundByStaff(
  tx: ServiceContext,
  booking: Booking,
  cycleId: string,
  totalCents: number,
): Promise<void> {
  const taken = { cycleId, capturedAt: { $ne: null } };
  const payment = await tx.em.findOne(Payment, taken, { orderBy: { capturedAt: 'desc', id: 'asc' } });
  if (!payment || totalCents > (await refundableCents(tx, payment)))
    throw new RangeError(`cycle ${cycleId} has no ${totalCents} cents left`);
  await createStaffRefund(tx, booking, payment, totalCents);
}
