import { DomainError, ErrorCode, refuseProblems } from '../../../../core/errors/errors.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import { acceptTerms } from '../../acceptances/record-acceptance.js';
import { BookingAction, BookingStatus } from '../../booking-types.js';
import { lockBookingAs, transitionRefused } from '../../lifecycle/booking-changes.js';
import { cleanText } from '../../lifecycle/booking-request.rules.js';
import { nextStatus } from '../../lifecycle/booking-state-machine.js';
import { moveBooking } from '../../lifecycle/move-booking.js';
import { recordStaffAct } from '../../lifecycle/record-staff-act.js';
import { transitionContextOf } from '../../lifecycle/transition-context.rules.js';
import { refuseWhileCharging } from '../../payments/open-payments.js';
import { noticeChange, noticeSums, refuseNoticeDay } from './notice-change.js';
import { isCauseEnough, noticeReasonProblems } from './notice-reasons.rules.js';
/** T14 and T15: one side, or the staff for the host, lets a running stay end on a day. Repeating it changes nothing. */
export async function giveNotice(ctx, bookingId, request) {
    const { endsOn, reason } = request;
    const text = cleanText(request.text);
    return inTransaction(ctx, async (tx) => {
        const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
        const isRepeat = booking.status === BookingStatus.ENDING && booking.noticeBy === actingUser.actor;
        if (isRepeat && booking.endsOn === endsOn)
            return booking;
        const now = tx.clock.now();
        const step = nextStatus(transitionContextOf(booking, tx.config), BookingAction.GIVE_NOTICE, actingUser.actor, now);
        if (!step.isAllowed)
            throw transitionRefused(step.allowed, step.because);
        refuseProblems(noticeReasonProblems(actingUser.actor, booking.termType, { reason, text }));
        refuseNoticeDay(tx, booking, actingUser.actor, endsOn);
        await refuseWhileCharging(tx, bookingId);
        const { lastChargeCents, refundCents } = await noticeSums(tx, booking, actingUser.actor, endsOn);
        if (lastChargeCents !== request.lastChargeCents || refundCents !== request.refundCents)
            throw new DomainError(ErrorCode.BOOKING_SUM_CHANGED, { lastChargeCents, refundCents });
        const before = { status: booking.status, endsOn: booking.endsOn };
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
            details: { by: actingUser.actor, endsOn },
        });
        await acceptTerms(tx, booking);
        const after = { status: booking.status, endsOn, reason };
        await recordStaffAct(tx, actingUser, { booking, action: 'notice_given', before, after, reason: text });
        return booking;
    });
}
//# sourceMappingURL=give-notice.js.map