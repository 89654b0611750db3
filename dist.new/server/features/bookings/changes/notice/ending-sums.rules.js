import { addDays, addMonthsClamped, daysBetween } from '../../../../core/values/date-range.js';
import { BookingActor } from '../../booking-types.js';
import { seenSum, sumsOf } from '../compare-months.rules.js';
/** The last charge, what goes back and the days of all charges to come, from the plan of the shortened stay. */
export function endingSums({ cycles, refunds }, stay, actor) {
    const last = cycles.find(({ to }) => to === stay.endsOn) ?? null;
    const lastCharge = last && chargeOf(last, stay.today, actor);
    return {
        lastCharge,
        lastChargeCents: lastCharge?.totalCents ?? 0,
        refundCents: seenSum(actor, sumsOf(refunds)),
        paidFrom: last?.from ?? lastMonthStart(stay),
        chargeDays: [...new Set(cycles.map((cycle) => dueOf(cycle, stay.today)))].sort(),
    };
}
function chargeOf(cycle, today, actor) {
    const isHost = actor === BookingActor.HOST;
    return {
        dueOn: dueOf(cycle, today),
        from: cycle.from,
        to: cycle.to,
        days: daysBetween(cycle.from, cycle.to),
        rentCents: cycle.rentCents,
        feeCents: isHost ? 0 : cycle.renterFeeCents,
        protectionCents: isHost ? 0 : cycle.protectionCents,
        totalCents: seenSum(actor, sumsOf([cycle])),
    };
}
const dueOf = ({ from }, today) => (from < today ? today : from);
function lastMonthStart({ startsOn, endsOn }) {
    let months = 0;
    while (addMonthsClamped(startsOn, months + 1) <= addDays(endsOn, -1))
        months += 1;
    return addMonthsClamped(startsOn, months);
}
//# sourceMappingURL=ending-sums.rules.js.map