import { DomainError, ErrorCode, refuseProblems } from '../../../../core/errors/errors.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import { BookingAction, BookingActor } from '../../booking-types.js';
import { lockBookingAs } from '../../lifecycle/booking-changes.js';
import { moveBooking } from '../../lifecycle/move-booking.js';
import { recordStaffAct, requireReason } from '../../lifecycle/record-staff-act.js';
import { refuseWhileCharging } from '../../payments/open-payments.js';
import { isRangeTaken } from '../../quote/bookable-space.js';
import { datesTaken } from '../../quote/space-busy.js';
import { differenceOf } from '../compare-months.rules.js';
import { previewChange } from '../stored-months.js';
import { changeProblems } from './change-days.rules.js';
import { ChangeKind } from './change-request-types.js';
import { termsChangeOf } from './change-terms.js';
import { lapseOverdue } from './lapse-changes.js';
import { hasOpenChange } from './open-change.js';
/** T24 or T25: the staff give a booking with an end another last day, for both sides. The same day again changes nothing. */
export async function changeEnd(ctx, bookingId, { endsOn, statement }) {
    const reason = requireReason(statement);
    return inTransaction(ctx, async (tx) => {
        const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
        if (actingUser.actor !== BookingActor.ADMIN)
            throw new DomainError(ErrorCode.FORBIDDEN);
        if (booking.endsOn === endsOn)
            return booking;
        const { startsOn } = booking;
        const today = tx.clock.today(booking.termsSnapshot.timeZone);
        refuseProblems(changeProblems(booking, { from: startsOn, to: endsOn }, today).map((problem) => ({ ...problem, path: 'endsOn' })));
        await lapseOverdue(tx, booking);
        if (await isRangeTaken(tx, booking.spaceId, startsOn, endsOn, [booking.id]))
            throw await datesTaken(tx, booking.spaceId, { from: startsOn, to: endsOn }, [booking.id]);
        await refuseWhileCharging(tx, booking.id);
        const change = termsChangeOf({ kind: ChangeKind.DATES, startsOn, endsOn }, booking);
        const { renterCents, hostCents } = differenceOf((await previewChange(tx, booking, change)).months);
        const before = { endsOn: booking.endsOn };
        const isOpen = await hasOpenChange(tx, booking.id);
        await moveBooking(tx, booking, {
            ...actingUser,
            trigger: BookingAction.CHANGE_DATES,
            at: tx.clock.now(),
            known: { hasOpenChange: isOpen, doesOtherSideAgree: true, isRangeFree: true },
            change,
            details: { by: actingUser.actor },
        });
        await recordStaffAct(tx, actingUser, {
            booking,
            action: 'end_changed',
            before,
            after: { endsOn, renterCents, hostCents },
            reason,
        });
        return booking;
    });
}
//# sourceMappingURL=change-end.js.map