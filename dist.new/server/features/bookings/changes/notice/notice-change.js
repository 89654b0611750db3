import { refuseProblems, FieldProblemCode } from '../../../../core/errors/errors.js';
import { isLocalDate } from '../../../../core/values/date-range.js';
import { BookingActor } from '../../booking-types.js';
import { previewChange } from '../stored-months.js';
import { endingSums } from './ending-sums.rules.js';
import { noticeWindow } from './notice-days.rules.js';
/** The version of the agreement that a notice opens: the host's costs the renter no fee in the last month. */
export function noticeChange(endsOn, actor) {
    return { reason: 'notice', validFrom: endsOn, endsOn, isLastFeeWaived: actor !== BookingActor.RENTER };
}
/** Refuses a day of leaving that the side cannot choose today. */
export function refuseNoticeDay(tx, booking, actor, endsOn) {
    const window = noticeWindow(booking, actor, tx.clock.today(booking.termsSnapshot.timeZone));
    const { earliest, latest } = window ?? { earliest: booking.endsOn, latest: booking.endsOn };
    const path = 'endsOn';
    refuseProblems([
        ...(isLocalDate(endsOn) ? [] : [{ path, code: FieldProblemCode.REQUIRED }]),
        ...(isLocalDate(endsOn) && endsOn < earliest
            ? [{ path, code: FieldProblemCode.NOTICE_TOO_SHORT, params: { earliest } }]
            : []),
        ...(isLocalDate(endsOn) && endsOn > latest
            ? [{ path, code: FieldProblemCode.STAY_TOO_LONG, params: { latest } }]
            : []),
    ]);
}
/** What a notice for that day means for the side that gives it. */
export async function noticeSums(tx, booking, actor, endsOn) {
    const { plan } = await previewChange(tx, booking, noticeChange(endsOn, actor));
    const today = tx.clock.today(booking.termsSnapshot.timeZone);
    return endingSums(plan, { startsOn: booking.startsOn, endsOn, today }, actor);
}
//# sourceMappingURL=notice-change.js.map