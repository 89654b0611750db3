/** Adds days up. Counts of spaces are those of the last day, shares of them those of all days. */
export function sumMetrics(days) {
    const sum = (key) => days.reduce((all, one) => all + one[key], 0);
    const answers = days.flatMap(({ answerMinutes }) => answerMinutes).toSorted((a, b) => a - b);
    const last = days.at(-1);
    const confirmed = sum('confirmed');
    const [byRenter, byHost, byStaff] = [sum('cancelledByRenter'), sum('cancelledByHost'), sum('cancelledByStaff')];
    return {
        volumeCents: sum('volumeCents'),
        takeCents: sum('takeCents'),
        takePercent: percentOf(sum('takeCents'), sum('volumeCents')),
        occupancyPercent: percentOf(sum('rented'), sum('offered')),
        offeredCount: last?.offered ?? 0,
        rentedCount: last?.rented ?? 0,
        viewCount: sum('views'),
        requestCount: sum('requests'),
        requestPercent: percentOf(sum('requests'), sum('views')),
        confirmedCount: confirmed,
        confirmPercent: percentOf(confirmed, sum('requests')),
        answerCount: answers.length,
        answerMinutes: medianOf(answers),
        renterCancelPercent: percentOf(byRenter, confirmed),
        hostCancelPercent: percentOf(byHost, confirmed),
        staffCancelPercent: percentOf(byStaff, confirmed),
        cancelPercent: percentOf(byRenter + byHost + byStaff, confirmed),
        ratingCount: sum('ratings'),
        satisfaction: sum('ratings') === 0 ? null : Math.round((sum('stars') / sum('ratings')) * 10) / 10,
    };
}
/** One decimal. */
const percentOf = (part, whole) => whole <= 0 ? null : Math.round((part / whole) * 1000) / 10;
function medianOf(sorted) {
    if (sorted.length === 0)
        return null;
    const middle = sorted.length / 2;
    const upper = sorted[Math.floor(middle)];
    return Math.round(sorted.length % 2 === 1 ? upper : (upper + sorted[middle - 1]) / 2);
}
/** How many there are on each day, from how many begin and how many end on a day; what began before the first day counts from the start. */
export function runningCounts(days, changes) {
    const first = days[0] ?? '';
    let count = changes.reduce((sum, { day, change }) => (day < first ? sum + change : sum), 0);
    const byDay = new Map();
    for (const { day, change } of changes)
        byDay.set(day, (byDay.get(day) ?? 0) + change);
    return days.map((day) => (count += byDay.get(day) ?? 0));
}
//# sourceMappingURL=metrics.rules.js.map