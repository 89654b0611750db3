import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../booking.entity.js';
import { savedMethodRefOf } from '../cards/manage-methods.js';
import { statusMeans } from '../booking-status.rules.js';
import { PaymentStatus } from '../booking.enums.js';
import { lockBooking } from '../lifecycle/booking-changes.js';
import { mayChargeFor } from '../lifecycle/sides.js';
import { mayBookingChargeLate } from '../mandate/late-charges.js';
import { isBeingSettled } from '../payments/open-payments.js';
import { Payment } from '../payments/payment.entity.js';
import { findCycles } from './plan-terms.js';
import { chargeNow } from './charge-cycle.js';
import { cycleStatusesThat } from './cycle.transitions.js';
import { attemptsOf, refuseOthersThanRenter } from './find-cycles.js';

/** Chooses another saved card of the renter for future charges; owed amounts are retried with it at once. */
export async function changeBookingCard(
  ctx: SignedInContext,
  bookingId: string,
  /** Global id: only a saved card may be charged off-session. */
  paymentMethodId: string,
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    refuseOthersThanRenter(tx, booking);
    const owed = await owedCycles(tx, booking);
    const isCharged =
      owed.length > 0 || statusMeans(booking.status, 'isBillable') || (await mayBookingChargeLate(tx, booking.id));
    if (!isCharged) throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
    const methodRef = await savedMethodRefOf(tx, paymentMethodId);
    booking.paymentMethodRef = methodRef;
    await useForScheduled(tx, booking.id, methodRef);
    await tx.em.flush();
    if (booking.mandateWithdrawnAt !== null || !(await mayChargeFor(tx, booking))) return booking;
    for (const cycle of owed) if (!isBeingSettled(await attemptsOf(tx, cycle.id))) await chargeNow(tx, booking, cycle);
    return booking;
  });
}

async function owedCycles(tx: ServiceContext, booking: Booking) {
  const isOwed = cycleStatusesThat('isOwed');
  return (await findCycles(tx, booking.id)).filter(({ status }) => isOwed.includes(status));
}

/** A deferred first charge uses the new card on its day. */
async function useForScheduled(tx: ServiceContext, bookingId: string, paymentMethodRef: string): Promise<void> {
  const scheduled = await tx.em.find(Payment, { bookingId, status: PaymentStatus.PENDING, pendingStep: null });
  for (const payment of scheduled) Object.assign(payment, { paymentMethodRef, methodBrand: null, methodLast4: null });
}
