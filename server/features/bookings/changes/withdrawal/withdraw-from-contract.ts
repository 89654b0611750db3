import type { ServiceContext, SignedInContext } from '../../../../core/context.js';
import { addDays, daysBetween } from '../../../../core/values/date-range.js';
import { DomainError, ErrorCode } from '../../../../core/errors/errors.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import type { TermsChange } from '../../billing/agree-terms.js';
import { creditOfRefunds } from '../credit-of-refunds.js';
import { paidOf } from '../../billing/paid-cycles.js';
import type { Booking } from '../../booking.entity.js';
import { statusMeans } from '../../booking-status.rules.js';
import { BookingAction, BookingActor, BookingStatus } from '../../booking.enums.js';
import { withdrawalDeadline } from '../../cancellation/cancellation-policy.js';
import { lockBookingAs, transitionRefused } from '../../lifecycle/booking-changes.js';
import { nextStatus } from '../../lifecycle/booking.state-machine.js';
import { moveBooking } from '../../lifecycle/move-booking.js';
import { transitionContextOf } from '../../lifecycle/transition-context.rules.js';
import { refuseWhileCharging } from '../../payments/open-payments.js';
import { sumsOf } from '../compare-months.rules.js';
import { previewChange } from '../stored-months.js';
import type { ContractWithdrawal } from './withdrawal.types.js';

/** The refund of the right of withdrawal after the start; the renter leaves today, and today counts as used. */
export async function contractWithdrawal(ctx: ServiceContext, booking: Booking): Promise<ContractWithdrawal> {
  const { constants, timeZone, isHostTrader } = booking.termsSnapshot;
  const step = nextStatus(
    transitionContextOf(booking, ctx.config),
    BookingAction.WITHDRAW_CONTRACT,
    BookingActor.RENTER,
    ctx.clock.now(),
  );
  if (!step.isAllowed) throw transitionRefused(step.allowed, step.because);
  const change = withdrawal(ctx, booking);
  const { plan, cycles } = await previewChange(ctx, booking, change);
  const paid = sumsOf(paidOf(cycles)).renterCents;
  const endsOn = change.to ?? booking.to;
  const back = (field: 'rentCents' | 'renterFeeCents' | 'protectionCents'): number =>
    plan.refunds.reduce((sum, refund) => sum + refund[field], 0);
  return {
    endsOn,
    until: withdrawalDeadline(booking.decidedAt ?? booking.createdAt, timeZone, constants),
    isRentCovered: isHostTrader,
    usedDays: daysBetween(booking.from, endsOn),
    paidCents: paid,
    rentRefundCents: back('rentCents'),
    feeRefundCents: back('renterFeeCents'),
    protectionRefundCents: back('protectionCents'),
    refundCents: plan.refundCents,
    creditCents: await creditOfRefunds(ctx, cycles, plan.refunds),
    keptCents: paid - plan.refundCents,
  };
}

/** T26: the renter withdraws from the contract after the start. Idempotent. */
export async function withdrawFromContract(
  ctx: SignedInContext,
  bookingId: string,
  shown: { readonly refundCents: number },
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (await isWithdrawn(tx, booking)) return booking;
    if (actingUser.actor !== BookingActor.RENTER) throw transitionRefused([]);
    await refuseWhileCharging(tx, bookingId);
    const { refundCents } = await contractWithdrawal(tx, booking);
    if (refundCents !== shown.refundCents) throw new DomainError(ErrorCode.BOOKING_SUM_CHANGED, { refundCents });
    const now = tx.clock.now();
    booking.moveOutAt = now;
    await moveBooking(tx, booking, {
      ...actingUser,
      trigger: BookingAction.WITHDRAW_CONTRACT,
      at: now,
      change: withdrawal(tx, booking),
      details: { by: actingUser.actor },
    });
    return booking;
  });
}

function withdrawal(ctx: ServiceContext, booking: Booking): TermsChange {
  const { timeZone, isHostTrader } = booking.termsSnapshot;
  const today = ctx.clock.today(timeZone);
  const tomorrow = addDays(today, 1);
  // Days after an agreed end are not part of the contract.
  const endsOn = tomorrow < booking.to ? tomorrow : booking.to;
  return { reason: 'withdrawn', validFrom: endsOn, to: endsOn, withdrawal: isHostTrader ? 'used_days' : 'fee_only' };
}

async function isWithdrawn(tx: ServiceContext, { id, status }: Booking): Promise<boolean> {
  if (!statusMeans(status, 'isLeaving') && status !== BookingStatus.COMPLETED) return false;
  const row = await tx.db
    .selectFrom('BookingTerms')
    .select('id')
    .where('bookingId', '=', id)
    .where('reason', '=', 'withdrawn')
    .executeTakeFirst();
  return row !== undefined;
}
