import { ALL_CATEGORIES } from './review-types.js';
const STARS = 5;
/** Combines totals, such as those of a person as host and as renter. Null without any review. */
export function summarizeRatings(totals) {
    const count = sumOf(totals.map((one) => one.count));
    if (count === 0)
        return null;
    return {
        average: toOneDecimal(sumOf(totals.map(({ sum }) => sum)), count),
        count,
        scores: averageScores(totals),
        distribution: Array.from({ length: STARS }, (_, index) => sumOf(totals.map(({ stars }) => stars[index] ?? 0))),
    };
}
function averageScores(totals) {
    const averages = ALL_CATEGORIES.map((category) => {
        const given = totals.flatMap(({ scores }) => (scores[category] ? [scores[category]] : []));
        const count = sumOf(given.map(([, of]) => of));
        return [category, count === 0 ? null : toOneDecimal(sumOf(given.map(([sum]) => sum)), count)];
    });
    return Object.fromEntries(averages);
}
/** Rounds halves up in integers, so that 4.25 does not become 4.2 by a binary fraction. */
function toOneDecimal(sum, count) {
    return Math.floor((sum * 20 + count) / (2 * count)) / 10;
}
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
//# sourceMappingURL=rating.rules.js.map