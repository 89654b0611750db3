import type { ServiceContext, SignedInContext } from '../../../../core/context.js';
import { DomainError, ErrorCode } from '../../../../core/errors/errors.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import { acceptTerms } from '../../acceptances/record-acceptance.js';
import type { Booking } from '../../booking.entity.js';
import { BookingAction, BookingActor } from '../../booking.enums.js';
import { lockBookingAs, type ActingUser } from '../../lifecycle/booking-changes.js';
import { moveBooking } from '../../lifecycle/move-booking.js';
import { refuseWhileCharging } from '../../payments/open-payments.js';
import { refuseTakenDays } from '../refuse-taken-days.js';
import { differenceOf, visibleAmount } from '../compare-months.rules.js';
import { previewChange } from '../stored-months.js';
import { ChangeRequest } from './change-request.entity.js';
import { ChangeStep } from './change-request.transitions.js';
import { ChangeKind, ChangeStatus } from './change-request.enums.js';
import { termsChangeOf } from './change-terms.js';
import { moveChange } from './move-change.js';

/** The other side agrees, with the displayed difference, or declines. Idempotent. */
export async function answerChange(
  ctx: SignedInContext,
  changeId: string,
  { isAgreed, differenceCents }: { readonly isAgreed: boolean; readonly differenceCents: number },
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, change, actingUser } = await lockChange(tx, changeId);
    const answer = isAgreed ? ChangeStatus.AGREED : ChangeStatus.DECLINED;
    if (change.status === answer && change.askedBy !== actingUser.actor) return booking;
    const step = isAgreed ? ChangeStep.AGREE : ChangeStep.DECLINE;
    await moveChange(tx, booking, change, { step, actor: actingUser.actor });
    if (!isAgreed) return booking;
    await carryOut(tx, booking, change, { actingUser, differenceCents });
    await acceptTerms(tx, booking);
    return booking;
  });
}

/** The requesting side withdraws it. */
export async function withdrawChange(ctx: SignedInContext, changeId: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, change, actingUser } = await lockChange(tx, changeId);
    if (change.status === ChangeStatus.WITHDRAWN && change.askedBy === actingUser.actor) return booking;
    await moveChange(tx, booking, change, { step: ChangeStep.WITHDRAW, actor: actingUser.actor });
    return booking;
  });
}

async function lockChange(
  tx: SignedInContext,
  changeId: string,
): Promise<{ booking: Booking; change: ChangeRequest; actingUser: ActingUser }> {
  const found = await tx.em.findOne(ChangeRequest, changeId);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  const locked = await lockBookingAs(tx, tx.viewer, found.bookingId);
  if (locked.actingUser.actor === BookingActor.ADMIN) throw new DomainError(ErrorCode.FORBIDDEN);
  return { ...locked, change: await tx.em.findOneOrFail(ChangeRequest, changeId, { refresh: true }) };
}

/** T16, T24 or T25, on behalf of the requester: the booking's own transition changes days, cycles and timers. */
async function carryOut(
  tx: ServiceContext,
  booking: Booking,
  change: ChangeRequest,
  { actingUser, differenceCents }: { readonly actingUser: ActingUser; readonly differenceCents: number },
): Promise<void> {
  const { from, to, kind, askedBy } = change;
  await refuseTakenDays(tx, booking, { from, to });
  await refuseWhileCharging(tx, booking.id);
  const terms = termsChangeOf(change, booking);
  const difference = differenceOf((await previewChange(tx, booking, terms)).months);
  const seen = visibleAmount(actingUser.actor, difference);
  // Undoing the notice restores what was agreed before it.
  const isUndo = kind === ChangeKind.UNDO_NOTICE;
  if (!isUndo && (differenceCents !== seen || difference.renterCents !== change.differenceCents))
    throw new DomainError(ErrorCode.BOOKING_SUM_CHANGED, { differenceCents: seen });
  if (isUndo) Object.assign(booking, { noticeBy: null, noticeAt: null, noticeReason: null, noticeText: null });
  const userId = askedBy === BookingActor.RENTER ? booking.renterId : booking.hostId;
  await moveBooking(tx, booking, {
    actor: askedBy,
    userId,
    trigger: isUndo ? BookingAction.UNDO_NOTICE : BookingAction.CHANGE_DATES,
    at: tx.clock.now(),
    known: { noticeBy: isUndo ? askedBy : null, hasOpenChange: false, doesOtherSideAgree: true, isRangeFree: true },
    change: terms,
    details: { by: askedBy },
  });
}
