import type { ServiceContext } from '../../../core/context.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import type { Cents } from '../../../core/values/money.js';
import { findTerms } from '../../bookings/billing/agree-terms.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import { BookingActor, BookingStatus, BookingStep } from '../../bookings/booking.enums.js';
import { changeAgreement } from '../../bookings/changes/change-agreement.js';
import { SYSTEM } from '../../bookings/lifecycle/booking-changes.js';
import { moveBooking } from '../../bookings/lifecycle/move-booking.js';
import { post } from '../../bookings/ledger/post.js';
import { chargeDeposit } from '../../bookings/payments/deposit-charge.js';
import { refuseWhileCharging } from '../../bookings/payments/open-payments.js';
import { createRefund } from '../../bookings/payments/create-refund.js';
import { ENDING_REMEDIES } from '../claim-cases.rules.js';
import { ClaimRemedy, ClaimSide } from '../claim.enums.js';
import type { Claim } from '../claim.entity.js';
import type { PaidAmounts } from '../../bookings/cancellation/cancellation-policy.js';
import { totalOf } from '../../bookings/payments/refund-parts.rules.js';
import { collectedPayments, partsOf, type CollectedPayment } from './collected.js';
import { GuaranteePayment } from './guarantee-payment.entity.js';
import { postingOf } from './guarantee-posting.js';
import { lastMonthOf, monthPayments, remedyAmounts, termsChangeOf } from './remedy-amounts.js';

/** Moves the money of a claim's remedy, once: creates refunds, creates the next terms, charges the deposit, grants the guarantee. */
export async function settleClaim(tx: ServiceContext, booking: Booking, claim: Claim): Promise<void> {
  const { remedy } = claim;
  if (remedy === null || remedy === ClaimRemedy.NOTHING) return;
  // Its answer decides what there is to refund or to cancel.
  await refuseWhileCharging(tx, booking.id);
  // One instant shows that refund and cancellation are one decision.
  const at = tx.clock.now();
  const amounts = await remedyAmounts(tx, booking, claim, remedy, claim.remedyCents);
  claim.remedyCents = amounts.nowCents;
  if (remedy === ClaimRemedy.LOWER_RENT || remedy === ClaimRemedy.UNUSED_REFUND) {
    await changeTerms(tx, booking, remedy, claim.unusedFrom);
  } else if (amounts.refundCents > 0) {
    const collected =
      remedy === ClaimRemedy.CYCLE_REFUND
        ? await monthPayments(tx, booking, claim.unusedFrom)
        : await collectedPayments(tx, booking.id);
    await refundUpTo(tx, booking, collected, { cents: amounts.refundCents, at });
  }
  if (amounts.guaranteeCents > 0) await grantGuarantee(tx, booking, claim, amounts.guaranteeCents);
  if (amounts.depositCents > 0) await chargeDeposit(tx, booking, { claimId: claim.id, cents: amounts.depositCents });
  if (remedy === ClaimRemedy.CYCLE_REFUND) await refundLaterMonths(tx, booking, claim);
  if (ENDING_REMEDIES.includes(remedy)) await endStay(tx, booking, at);
}

/** A lower rent, or an earlier end: refunds what was paid and is no longer owed. */
async function changeTerms(
  tx: ServiceContext,
  booking: Booking,
  remedy: ClaimRemedy,
  unusedFrom: LocalDate,
): Promise<void> {
  const terms = await findTerms(tx, booking.id);
  if (!terms) return;
  const { to } = booking;
  await changeAgreement(tx, booking, termsChangeOf(remedy, { booking, terms }, unusedFrom), SYSTEM, 'claim');
  // Unused days are no longer owed, but they are held until the stay ends: the goods are still in place.
  booking.to = to;
}

/** A month that was charged while the decision could be appealed is owed until the stay ends. */
async function refundLaterMonths(tx: ServiceContext, booking: Booking, { unusedFrom }: Claim): Promise<void> {
  const ofClaim = lastMonthOf(await monthPayments(tx, booking, unusedFrom));
  if (lastMonthOf(await collectedPayments(tx, booking.id)) === ofClaim) return;
  await changeTerms(tx, booking, ClaimRemedy.UNUSED_REFUND, tomorrowOf(tx, booking));
}

const tomorrowOf = (tx: ServiceContext, { termsSnapshot }: Booking): LocalDate =>
  addDays(tx.clock.today(termsSnapshot.timeZone), 1);

async function refundUpTo(
  tx: ServiceContext,
  booking: Booking,
  collected: readonly CollectedPayment[],
  { cents, at }: { readonly cents: Cents; readonly at: Date },
): Promise<void> {
  let missing = cents;
  for (const paid of collected) {
    const parts = partsOf(missing, paid.left);
    missing -= totalOf(parts);
    await refund(tx, booking, paid, { parts, at });
  }
}

async function refund(
  tx: ServiceContext,
  booking: Booking,
  { payment: { cycleId } }: CollectedPayment,
  { parts, at }: { readonly parts: PaidAmounts; readonly at: Date },
): Promise<void> {
  if (cycleId === null) return;
  const { rentCents, renterFeeCents, protectionCents } = parts;
  const amounts = { rentCents, renterFeeCents, protectionCents };
  await createRefund(tx, booking, { cycleId, amounts, reason: 'claim', actor: BookingActor.SYSTEM, at });
}

/** The guarantee pays the damaged side: booked as a cost now, while staff make the bank transfer. */
async function grantGuarantee(tx: ServiceContext, booking: Booking, claim: Claim, amountCents: Cents): Promise<void> {
  tx.em.persist(
    Object.assign(new GuaranteePayment(), {
      claimId: claim.id,
      bookingId: booking.id,
      userId: claim.side === ClaimSide.RENTER ? booking.renterId : booking.hostId,
      amountCents,
      createdAt: tx.clock.now(),
    }),
  );
  await post(tx, 'guarantee_granted', amountCents, postingOf(booking, claim.id));
}

/** Ends the stay: an active one gets its time for moving out, one that has not begun is cancelled and keeps its days. */
async function endStay(tx: ServiceContext, booking: Booking, now: Date): Promise<void> {
  const isRunning = statusMeans(booking.status, 'isRunning') && !statusMeans(booking.status, 'isLeaving');
  if (!isRunning && booking.status !== BookingStatus.CONFIRMED) return;
  const tomorrow = tomorrowOf(tx, booking);
  const firstEnd = addDays(booking.from, 1);
  const to = tomorrow < firstEnd ? firstEnd : tomorrow;
  const move = { ...SYSTEM, trigger: BookingStep.END_BY_CLAIM, at: now };
  if (isRunning) {
    Object.assign(booking, { moveOutAt: now, ...(to < booking.to ? { to } : {}) });
    return moveBooking(tx, booking, move);
  }
  Object.assign(booking, { cancelledBy: SYSTEM.actor, cancelledAt: now });
  await moveBooking(tx, booking, { ...move, details: { by: SYSTEM.actor } });
}
