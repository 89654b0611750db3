import { addDays, addMonthsClamped } from '../../../core/values/date-range.js';
import { StatsPeriod } from './host-stats.types.js';
const DAYS = {
    [StatsPeriod.DAYS_30]: 30,
    [StatsPeriod.DAYS_90]: 90,
    [StatsPeriod.YEAR]: 364,
};
const TREND_STEPS = 10;
/** With fewer cases a share or a median says more of one case than of all. */
export const ENOUGH = 5;
export function periodOf(period, today) {
    const days = DAYS[period];
    return {
        days,
        stepDays: period === StatsPeriod.YEAR ? 7 : 1,
        from: addDays(today, -days),
        previousFrom: addDays(today, -2 * days),
        until: today,
    };
}
const DAY_MS = 86_400_000;
export const daysFrom = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
/** Total, the period before, and the period in ten steps. */
export function countOf(counts, period) {
    const trend = Array.from({ length: TREND_STEPS }, () => 0);
    let previous = 0;
    for (const { day, count } of counts) {
        const at = daysFrom(period.from, day);
        if (at >= period.days || at < -period.days)
            continue;
        if (at < 0)
            previous += count;
        else {
            const step = Math.floor((at * TREND_STEPS) / period.days);
            trend[step] = (trend[step] ?? 0) + count;
        }
    }
    return { total: trend.reduce((sum, count) => sum + count, 0), previous, trend };
}
/** The period step by step, each beside the same step of the period before. */
export function stepsOf(counts, { from, previousFrom, days, stepDays }) {
    const steps = Array.from({ length: Math.ceil(days / stepDays) }, (_, index) => ({
        from: addDays(from, index * stepDays),
        to: addDays(from, Math.min(days, (index + 1) * stepDays) - 1),
        views: 0,
        previousViews: 0,
    }));
    for (const { day, count } of counts) {
        const at = daysFrom(from, day);
        const step = steps[Math.floor((at < 0 ? daysFrom(previousFrom, day) : at) / stepDays)];
        if (!step)
            continue;
        if (at < 0)
            step.previousViews += count;
        else
            step.views += count;
    }
    return steps;
}
/** Taken days of those that could be let, for spaces on offer since a day. Blocked days could not be let, unless a booking holds them all the same. */
export function occupancyPercent(month, spaces) {
    const end = addMonthsClamped(month, 1);
    let [taken, open] = [0, 0];
    for (const space of spaces) {
        for (let day = space.since > month ? space.since : month; day < end; day = addDays(day, 1)) {
            const isIn = (days) => day >= days.from && day < days.to;
            const isTaken = space.taken.some(isIn);
            taken += Number(isTaken);
            // The same day may be blocked twice: by the host, and by calendars of other sites.
            open += Number(isTaken || !space.blocked.some(isIn));
        }
    }
    return open > 0 ? Math.round((taken / open) * 100) : null;
}
/** The value below which this share of the sorted values lies. */
export function quantile(sorted, share) {
    const at = (sorted.length - 1) * share;
    const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
    return Math.round(low + (high - low) * (at - Math.floor(at)));
}
const HOUR_MS = 3_600_000;
/** How requests were answered: no share and no median of fewer than five. */
export function responseOf(requests, before) {
    const counted = requests.filter(({ counts }) => counts);
    const waits = counted.flatMap(({ requestedAt, decidedAt }) => decidedAt ? [decidedAt.getTime() - requestedAt.getTime()] : []);
    const percentOf = (all) => {
        const some = all.filter(({ counts }) => counts);
        return some.length < ENOUGH
            ? null
            : Math.round((some.filter(({ decidedAt }) => decidedAt).length / some.length) * 100);
    };
    const within = (from, to) => waits.filter((wait) => wait >= from && wait < to).length;
    return {
        percent: percentOf(requests),
        previousPercent: percentOf(before),
        medianMinutes: waits.length < ENOUGH
            ? null
            : Math.round(quantile(waits.toSorted((a, b) => a - b), 0.5) / 60_000),
        count: counted.length,
        withinHour: within(-Infinity, HOUR_MS),
        withinSixHours: within(HOUR_MS, 6 * HOUR_MS),
        later: within(6 * HOUR_MS, Infinity),
        unanswered: counted.length - waits.length,
    };
}
const RADII_M = [2000, 5000, 10_000];
/** Median and middle half of the peers in the smallest circle with five of them; none of fewer. */
export function positionAmong(peers) {
    const within = (radius) => peers.filter(({ distanceM }) => distanceM <= radius);
    const radiusM = RADII_M.find((radius) => within(radius).length >= ENOUGH) ?? Math.max(...RADII_M);
    const prices = within(radiusM)
        .map(({ priceCents }) => priceCents)
        .sort((a, b) => a - b);
    const of = (share) => (prices.length < ENOUGH ? null : quantile(prices, share));
    return { radiusM, peerCount: prices.length, medianCents: of(0.5), lowCents: of(0.25), highCents: of(0.75) };
}
//# sourceMappingURL=stats.rules.js.map