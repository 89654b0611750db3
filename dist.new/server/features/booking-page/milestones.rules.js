import { addDays, addMonthsClamped, daysBetween, monthsAndDays } from '../../core/values/date-range.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { statusMeans } from '../bookings/booking-status.rules.js';
import { MilestoneKind, MilestoneState } from './booking-page-types.js';
const { DONE, NOW, LATER } = MilestoneState;
/** The life of a booking: what has happened in order of time, where it stands, what is to come. */
export function milestonesOf(context) {
    const done = pastOf(context).toSorted((one, other) => instantOf(one) - instantOf(other));
    return [...done, ...presentOf(context), ...comingOf(context)];
}
function pastOf(context) {
    const { requestedAt, confirmedAt, startedAt, noticeAt, moveOutAt, completedAt, statusAt, timeZone } = context;
    const at = (kind, instant, details = {}) => instant === null ? [] : [milestone(kind, DONE, { at: instant, day: localDateOf(instant, timeZone), ...details })];
    const minutes = requestedAt && confirmedAt && minutesBetween(requestedAt, confirmedAt);
    return [
        ...at(MilestoneKind.REQUESTED, requestedAt, { count: minutes }),
        ...at(MilestoneKind.CONFIRMED, confirmedAt, paidAtOnce(context)),
        ...context.charges.flatMap((charge, index) => isPaidAtOnce(context, charge, index)
            ? []
            : at(MilestoneKind.CHARGE, charge.takenAt, chargeDetails(charge, index))),
        ...at(MilestoneKind.MOVE_IN, startedAt),
        ...at(MilestoneKind.NOTICE, noticeAt),
        ...at(MilestoneKind.MOVE_OUT, moveOutAt),
        ...at(MilestoneKind.COMPLETION, completedAt),
        ...context.reviews.flatMap(({ isFinal, at: written, stars }) => at(isFinal ? MilestoneKind.FINAL_REVIEW : MilestoneKind.STAY_REVIEW, written, { count: stars })),
        ...(endedEarly(context) ? at(MilestoneKind.ENDED, statusAt) : []),
    ];
}
function presentOf(context) {
    const { status, today, startsOn, endsOn, isRolling, noticeAt } = context;
    if (statusMeans(status, 'isFinal') || endedEarly(context))
        return [];
    if (statusMeans(status, 'isPending'))
        return [milestone(MilestoneKind.ANSWER, NOW, { at: context.respondBy ?? context.holdExpiresAt, day: today })];
    if (statusMeans(status, 'isLeaving'))
        return [
            milestone(MilestoneKind.COMPLETION, NOW, { at: context.completesAt, day: today, count: context.completionHours }),
        ];
    const isBefore = today < startsOn;
    const hasEnd = !isRolling || noticeAt !== null;
    return [
        milestone(MilestoneKind.TODAY, NOW, {
            day: today,
            count: isBefore ? null : daysBetween(startsOn, today) + 1,
            daysLeft: isBefore
                ? daysBetween(today, startsOn)
                : Math.max(0, daysBetween(today, hasEnd ? endsOn : endOfPeriod(startsOn, today))),
        }),
    ];
}
function comingOf(context) {
    const { status, startsOn, endsOn, isRolling, noticeAt, noticeDays, renewalOn } = context;
    if (statusMeans(status, 'isFinal'))
        return laterReview(context);
    const isPending = statusMeans(status, 'isPending');
    const isRunning = statusMeans(status, 'isRunning');
    const isLeaving = statusMeans(status, 'isLeaving');
    const hasEnd = !isRolling || noticeAt !== null;
    const charges = context.charges
        .map((charge, index) => ({ charge, index }))
        .filter(({ charge }) => charge.takenAt === null && !isPending && statusMeans(status, 'isBillable'))
        .map(({ charge, index }) => milestone(MilestoneKind.CHARGE, LATER, { ...chargeDetails(charge, index), day: charge.dueOn }));
    const moveIn = isRunning || isLeaving ? [] : [milestone(MilestoneKind.MOVE_IN, LATER, { day: startsOn })];
    const dated = [...charges, ...moveIn].toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
    if (isLeaving)
        return laterReview(context);
    return [
        ...dated,
        ...(renewalOn && !hasEnd ? [milestone(MilestoneKind.RENEWAL, LATER, { day: renewalOn })] : []),
        ...(noticeDays !== null && noticeAt === null
            ? [milestone(MilestoneKind.NOTICE, LATER, { count: noticeDays })]
            : []),
        milestone(MilestoneKind.MOVE_OUT, LATER, { day: hasEnd ? endsOn : null, count: context.completionHours }),
        ...(context.isHost ? [milestone(MilestoneKind.COMPLETION, LATER, { count: context.completionHours })] : []),
        ...laterReview(context),
    ];
}
/** The review at the end, unless it is written or there was no stay. */
function laterReview({ status, reviews, reviewDays, completedAt, timeZone }) {
    if (statusMeans(status, 'cameToNothing') || reviews.some(({ isFinal }) => isFinal))
        return [];
    const day = completedAt && addDays(localDateOf(completedAt, timeZone), reviewDays);
    return [milestone(MilestoneKind.FINAL_REVIEW, LATER, { day, count: reviewDays })];
}
/** Whether it was ended by something else than its last day. */
const endedEarly = ({ status, moveOutAt, completedAt }) => statusMeans(status, 'cameToNothing') ||
    (statusMeans(status, 'isLeaving') && moveOutAt === null && completedAt === null);
/** The first charge taken on the day of the agreement is told with it. */
function isPaidAtOnce({ confirmedAt, timeZone }, charge, index) {
    if (index > 0 || charge.takenAt === null || confirmedAt === null)
        return false;
    return localDateOf(charge.takenAt, timeZone) === localDateOf(confirmedAt, timeZone);
}
function paidAtOnce(context) {
    const [first] = context.charges;
    if (!first || !isPaidAtOnce(context, first, 0))
        return {};
    return { amountCents: first.amountCents, from: first.from, to: first.to };
}
const chargeDetails = ({ amountCents, from, to }, index) => ({
    amountCents,
    from,
    to,
    count: index + 1,
});
/** The day after the billing month that a day belongs to. */
const endOfPeriod = (startsOn, day) => addMonthsClamped(startsOn, monthsAndDays(startsOn, day).months + 1);
const MINUTE_MS = 60_000;
const minutesBetween = (from, to) => Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
const instantOf = ({ at }) => at?.getTime() ?? 0;
function milestone(kind, state, details) {
    return {
        kind,
        state,
        day: null,
        at: null,
        amountCents: null,
        from: null,
        to: null,
        count: null,
        daysLeft: null,
        ...details,
    };
}
//# sourceMappingURL=milestones.rules.js.map