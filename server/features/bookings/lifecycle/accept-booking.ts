import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { acceptByAnswer } from '../acceptances/record-acceptance.js';
import { isRangeTaken, isSpaceOpen } from '../quote/bookable-space.js';
import { datesTaken } from '../quote/space-busy.js';
import { Booking } from '../booking.entity.js';
import { lockBookingAs, transitionRefused } from './booking-changes.js';
import { transitionContextOf } from './transition-context.rules.js';
import { isRepeat, nextStatus } from './booking.state-machine.js';
import { requireReason } from '../../../core/staff-reason.js';
import { recordStaffAct } from './record-staff-act.js';
import { areSidesActive, isSuspended } from './sides.js';
import { BookingAction, BookingActor, PaymentStatus } from '../booking.enums.js';
import { applyCapture, captureOrSchedule } from './confirm-booking.js';
import { firstPayments } from '../payments/open-payments.js';
import { Payment } from '../payments/payment.entity.js';
import { settlePayment } from '../payments/settle-payment.js';
import { isPayeeReady } from '../payees/update-account.js';

/**
 * T5: the host accepts. The first charge is captured now, or, for a start far ahead, voided and scheduled. A declined card ends the booking
 * as PAYMENT_FAILED (T9), which is then the result.
 */
export async function acceptBooking(ctx: SignedInContext, bookingId: string, statement = ''): Promise<Booking> {
  const { booking, captureId } = await inTransaction(ctx, (tx) => decideAcceptance(tx, bookingId, statement));
  if (captureId === null) return booking;
  try {
    await settlePayment(ctx, captureId, 'execute');
  } catch (error) {
    if (error instanceof DomainError) throw error;
    ctx.log.warn({ err: error, paymentId: captureId }, 'payments: the provider did not answer');
    throw new DomainError(ErrorCode.PAYMENT_UNAVAILABLE);
  }
  return ctx.em.fork().findOneOrFail(Booking, bookingId);
}

/** Transaction 1: checks everything and stores the pending capture, if there is one. */
async function decideAcceptance(
  tx: SignedInContext,
  bookingId: string,
  statement: string,
): Promise<{ booking: Booking; captureId: string | null }> {
  const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
  if (isRepeat(booking.status, BookingAction.ACCEPT, actingUser.actor)) return { booking, captureId: null };
  const reason = actingUser.actor === BookingActor.ADMIN ? requireReason(statement) : '';
  const payments = await firstPayments(tx, bookingId);
  const running = payments.find(({ pendingStep }) => pendingStep === 'capture');
  const at = running?.pendingSince ?? tx.clock.now();
  const isPayoutAccountReady = await isPayeeReady(tx, booking.hostId);
  // Acceptance by the staff overrides a suspension of the host; nothing overrides one of the renter.
  const areBothActive =
    actingUser.actor === BookingActor.ADMIN
      ? !(await isSuspended(tx, booking.renterId))
      : await areSidesActive(tx, booking);
  const context = {
    ...transitionContextOf(booking, tx.config),
    isPayoutAccountReady,
    areSidesActive: areBothActive,
    isSpaceOpen: await isSpaceOpen(tx, booking.spaceId),
  };
  const step = nextStatus(context, BookingAction.ACCEPT, actingUser.actor, at);
  const isOnlySpaceClosed = !step.isAllowed && step.because?.every((guard) => guard === 'spaceOpen') === true;
  if (!step.isAllowed && !isOnlySpaceClosed) throw transitionRefused(step.allowed, step.because);
  if (running) return { booking, captureId: running.id };
  if (!step.isAllowed) throw new DomainError(ErrorCode.SPACE_NOT_BOOKABLE);
  if (booking.mandateWithdrawnAt !== null) throw new DomainError(ErrorCode.MANDATE_WITHDRAWN);
  if (await isRangeTaken(tx, booking.spaceId, booking.from, booking.to, [booking.id]))
    throw await datesTaken(tx, booking.spaceId, { from: booking.from, to: booking.to }, [booking.id]);
  if (actingUser.actor === BookingActor.HOST) await acceptByAnswer(tx, booking);
  const held = payments.find(({ status }) => status === PaymentStatus.AUTHORIZED);
  if (!held) throw new Error(`booking ${bookingId} was requested without money held`);
  const before = { status: booking.status };
  await recordStaffAct(tx, actingUser, { booking, action: 'accepted', before, after: { status: step.to }, reason });
  const isCaptureWanted = await captureOrSchedule(tx, booking, held, {
    ...actingUser,
    trigger: BookingAction.ACCEPT,
    at,
  });
  return { booking, captureId: isCaptureWanted ? held.id : null };
}

/** The result of accepting if the card is charged: for a rehearsal, which does not call the provider. */
export async function acceptWithoutCapture(tx: SignedInContext, bookingId: string, statement: string): Promise<void> {
  const { booking, captureId } = await decideAcceptance(tx, bookingId, statement);
  if (captureId === null) return;
  const payment = await tx.em.findOneOrFail(Payment, captureId);
  const { providerRef: ref, methodBrand, methodLast4 } = payment;
  const at = tx.clock.now();
  const answer = { ref, actionUrl: null, authorizedAt: at, methodBrand, methodLast4, failureCode: null };
  await applyCapture(tx, booking, payment, { ...answer, status: 'captured' }, { since: at, by: tx.viewer.id });
}
