import type { ServiceContext, SignedInContext } from '../../../../core/context.js';
import type { LocalDate } from '../../../../core/values/date-range.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../../core/errors/errors.js';
import type { Cents } from '../../../../core/values/money.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import { acceptTerms } from '../../acceptances/record-acceptance.js';
import type { Booking } from '../../booking.entity.js';
import { BookingAction, BookingStatus, type BookingActor } from '../../booking.enums.js';
import { lockBookingAs, transitionRefused } from '../../lifecycle/booking-changes.js';
import { cleanText } from '../../../../core/values/text.js';
import { nextStatus } from '../../lifecycle/booking.state-machine.js';
import { moveBooking } from '../../lifecycle/move-booking.js';
import { recordStaffAct } from '../../lifecycle/record-staff-act.js';
import { transitionContextOf } from '../../lifecycle/transition-context.rules.js';
import { refuseWhileCharging } from '../../payments/open-payments.js';
import { noticeChange, noticeSums, refuseNoticeDay } from './notice-change.js';
import { shortNoticeFeeCents } from './notice-days.rules.js';
import { isCauseEnough, noticeReasonProblems } from './notice-reasons.rules.js';
import type { NoticeReason } from './notice.enums.js';

export interface NoticeRequest {
  readonly endsOn: LocalDate;
  readonly reason: NoticeReason | null;
  readonly text: string;
  /** The displayed amounts; refused when they have changed since. */
  readonly lastChargeCents: number;
  readonly refundCents: number;
  /** For staff, what the host pays for too short a notice: the displayed amount, 0 to waive it, null for what is due. */
  readonly hostFeeCents: number | null;
}

/** T14 and T15: one side, or the staff for the host, ends an active stay on a day. Idempotent. */
export async function giveNotice(ctx: SignedInContext, bookingId: string, request: NoticeRequest): Promise<Booking> {
  const { endsOn, reason } = request;
  const text = cleanText(request.text);
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    const isRepeat = booking.status === BookingStatus.ENDING && booking.noticeBy === actingUser.actor;
    if (isRepeat && booking.to === endsOn) return booking;
    const now = tx.clock.now();
    const step = nextStatus(transitionContextOf(booking, tx.config), BookingAction.GIVE_NOTICE, actingUser.actor, now);
    if (!step.isAllowed) throw transitionRefused(step.allowed, step.because);
    refuseProblems(noticeReasonProblems(actingUser.actor, booking.termType, { reason, text }));
    refuseNoticeDay(tx, booking, actingUser.actor, endsOn);
    await refuseWhileCharging(tx, bookingId);
    const hostFeeCents = await agreedHostFee(tx, booking, actingUser.actor, request);
    const before = { status: booking.status, endsOn: booking.to };
    Object.assign(booking, {
      noticeBy: actingUser.actor,
      noticeAt: now,
      noticeReason: reason,
      noticeText: text || null,
    });
    await moveBooking(tx, booking, {
      ...actingUser,
      trigger: BookingAction.GIVE_NOTICE,
      at: now,
      known: { isNoticeKept: true, isCauseEnough: isCauseEnough(actingUser.actor, booking.termType, reason) },
      change: noticeChange(endsOn, actingUser.actor),
      hostFeeCents,
      details: { by: actingUser.actor, endsOn },
    });
    await acceptTerms(tx, booking);
    const after = { status: booking.status, endsOn, reason, hostFeeCents };
    await recordStaffAct(tx, actingUser, { booking, action: 'notice_given', before, after, reason: text });
    return booking;
  });
}

/** The fee of the host; refuses amounts that have changed since they were displayed. */
async function agreedHostFee(
  tx: ServiceContext,
  booking: Booking,
  actor: BookingActor,
  shown: NoticeRequest,
): Promise<Cents> {
  const today = tx.clock.today(booking.termsSnapshot.timeZone);
  const { lastChargeCents, refundCents } = await noticeSums(tx, booking, actor, shown.endsOn);
  const hostFeeCents = shortNoticeFeeCents(booking, actor, shown.endsOn, today);
  const charged = shown.hostFeeCents ?? hostFeeCents;
  const isSame = lastChargeCents === shown.lastChargeCents && refundCents === shown.refundCents;
  if (!isSame || (charged !== 0 && charged !== hostFeeCents))
    throw new DomainError(ErrorCode.BOOKING_SUM_CHANGED, { lastChargeCents, refundCents, hostFeeCents });
  return charged;
}
