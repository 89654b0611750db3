import { sumCents } from '../../../core/values/money.js';
import { BookingActor } from '../booking-types.js';
/** Each billing month that is there before or after a change: what was owed of it, and what will be. */
export function compareMonths(stored, plan) {
    const numbers = [...new Set([...stored, ...plan.cycles].map(({ monthNo }) => monthNo))].sort((a, b) => a - b);
    return numbers.map((monthNo) => {
        const before = stored.filter((month) => month.monthNo === monthNo);
        const paid = before.filter(({ paidAt }) => paidAt !== null);
        const planned = plan.cycles.filter((cycle) => cycle.monthNo === monthNo);
        const back = plan.refunds.filter((refund) => refund.monthNo === monthNo);
        const [kept, added, given] = [sumsOf(paid), sumsOf(planned), sumsOf(back)];
        const days = planned.length > 0 && paid.length === 0 ? planned : [...before, ...planned];
        return {
            monthNo,
            from: days.map(({ from }) => from).reduce((a, b) => (a < b ? a : b)),
            to: days.map(({ to }) => to).reduce((a, b) => (a > b ? a : b)),
            paidAt: paid[0]?.paidAt ?? null,
            now: sumsOf(before),
            next: {
                renterCents: kept.renterCents + added.renterCents - given.renterCents,
                hostCents: kept.hostCents + added.hostCents - given.hostCents,
            },
        };
    });
}
/** What all months together cost more; negative when it is less. */
export function differenceOf(months) {
    return {
        renterCents: sumCents(months.map(({ now, next }) => next.renterCents - now.renterCents)),
        hostCents: sumCents(months.map(({ now, next }) => next.hostCents - now.hostCents)),
    };
}
/** What of two sums a side may know: a host's is without the renter's fee, and less our commission. */
export function seenSum(actor, { renterCents, hostCents }) {
    return actor === BookingActor.HOST ? hostCents : renterCents;
}
/** What of several amounts each side pays or gets. */
export function sumsOf(amounts) {
    return {
        renterCents: sumCents(amounts.map(({ totalCents }) => totalCents)),
        hostCents: sumCents(amounts.map(({ hostNetCents }) => hostNetCents)),
    };
}
//# sourceMappingURL=compare-months.rules.js.map