import { addMonthsClamped, daysBetween, isLocalDate, oneYearAfter, } from '../../../../core/values/date-range.js';
import { FieldProblemCode } from '../../../../core/errors/errors.js';
import { startOfDayInstant } from '../../../../core/values/time-zone.js';
import { BookingStatus, TermType } from '../../booking-types.js';
import { stayProblems } from '../../quote/stay-rules.js';
/** The days as they would be stored: a stay without end holds a year. */
export function requestedDays({ termType, endsOn }, { from, to }) {
    return {
        startsOn: from,
        endsOn: termType === TermType.ROLLING && isLocalDate(from) ? oneYearAfter(from) : (to ?? endsOn),
    };
}
/** What is wrong with other days: before the start those of any stay; of a running one only the end can move. */
export function changeProblems(stay, request, today) {
    const { minDays, availableFrom, constants } = stay.termsSnapshot;
    const { startsOn, endsOn } = requestedDays(stay, request);
    if (startsOn === stay.startsOn && endsOn === stay.endsOn)
        return [{ path: 'to', code: FieldProblemCode.DATES_UNCHANGED }];
    if (stay.status === BookingStatus.CONFIRMED) {
        const to = stay.termType === TermType.ROLLING ? null : endsOn;
        return stayProblems({ from: startsOn, to, today, minDays, availableFrom, constants });
    }
    const path = 'to';
    if (startsOn !== stay.startsOn)
        return [{ path: 'from', code: FieldProblemCode.CHANGE_TOO_LATE }];
    if (!isLocalDate(endsOn))
        return [{ path, code: FieldProblemCode.REQUIRED }];
    if (endsOn <= today)
        return [{ path, code: FieldProblemCode.DATE_IN_PAST, params: { today } }];
    if (daysBetween(startsOn, endsOn) < minDays)
        return [{ path, code: FieldProblemCode.STAY_TOO_SHORT, params: { minDays } }];
    const latest = latestEnd(stay);
    return endsOn > latest ? [{ path, code: FieldProblemCode.STAY_TOO_LONG, params: { latest } }] : [];
}
/** A stay that was renewed may be longer than a year; it keeps what it has. */
function latestEnd({ startsOn, endsOn, termsSnapshot: { constants } }) {
    const latest = addMonthsClamped(startsOn, constants.MAX_STAY_MONTHS);
    return latest > endsOn ? latest : endsOn;
}
/** Until when the other side can answer: some hours, never beyond the beginning of the first day that would change. */
export function answerDeadline(stay, requested, { now, hours }) {
    const changed = [
        ...(requested.startsOn === stay.startsOn ? [] : [requested.startsOn, stay.startsOn]),
        ...(requested.endsOn === stay.endsOn ? [] : [requested.endsOn, stay.endsOn]),
    ].reduce((first, day) => (day < first ? day : first));
    const begins = startOfDayInstant(changed, stay.termsSnapshot.timeZone);
    const later = new Date(now.getTime() + hours * 3_600_000);
    return begins < later ? begins : later;
}
//# sourceMappingURL=change-days.rules.js.map