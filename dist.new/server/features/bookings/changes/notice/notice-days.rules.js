import { addDays } from '../../../../core/values/date-range.js';
import { CancellationPolicy } from '../../../spaces/space-types.js';
import { BookingActor, TermType } from '../../booking-types.js';
import { ClosedDayReason } from './notice-types.js';
/** The least stay under the strict policy, days. */
const STRICT_MIN_STAY_DAYS = 30;
/** The days of notice of a side; the staff give it for the host. */
export function noticeDaysOf({ termsSnapshot: { constants } }, actor) {
    return actor === BookingActor.RENTER ? constants.RENTER_NOTICE_DAYS : constants.HOST_NOTICE_DAYS;
}
/** Between which days a side can let the stay end, by a notice given today; null when there is none. */
export function noticeWindow(stay, actor, today) {
    const latest = latestEnd(stay);
    const [notice, minStay] = [addDays(today, noticeDaysOf(stay, actor)), minStayEnd(stay, actor)];
    const earliest = notice > minStay ? notice : minStay;
    return earliest <= latest ? { earliest, latest } : null;
}
/** The days around the window, from today to so many days after its end, with their reasons. */
export function closedRanges(stay, actor, today) {
    const [notice, minStay, afterEnd] = [
        addDays(today, noticeDaysOf(stay, actor)),
        minStayEnd(stay, actor),
        addDays(latestEnd(stay), 1),
    ];
    return [
        { from: today, to: notice, reason: ClosedDayReason.NOTICE },
        { from: notice, to: minStay, reason: ClosedDayReason.MIN_STAY },
        { from: afterEnd, to: addDays(afterEnd, SHOWN_AFTER_END), reason: ClosedDayReason.AFTER_END },
    ].filter(({ from, to }) => from < to);
}
/** Days after the last possible one that a calendar may still show. */
const SHOWN_AFTER_END = 62;
/** The first day a renter of a stay with an end may leave; a host has no such bound. */
function minStayEnd({ startsOn, termType, cancellationPolicy, termsSnapshot }, actor) {
    if (termType === TermType.ROLLING || actor !== BookingActor.RENTER)
        return startsOn;
    const isStrict = cancellationPolicy === CancellationPolicy.STRICT;
    return addDays(startsOn, Math.max(termsSnapshot.minDays, isStrict ? STRICT_MIN_STAY_DAYS : 0));
}
/** A stay with an end that leaves on that day gives no notice; one without holds a year. */
function latestEnd({ endsOn, termType }) {
    return termType === TermType.FIXED ? addDays(endsOn, -1) : endsOn;
}
//# sourceMappingURL=notice-days.rules.js.map